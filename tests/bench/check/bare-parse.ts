/** The least that a check of MDX can do: each body through the parser, as its packages come. `node bare-parse.ts FOLDER` */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.mdx'))
    parser.parse(readFileSync(path.join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
