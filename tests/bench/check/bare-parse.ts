/** Baseline of the check benchmark: parses each body with the unchanged packages. `node bare-parse.ts FOLDER` */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.mdx')) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    parser.parse(text.replace(/^---\n[\s\S]*?\n---\n/, ''));
  }
