/**
 * Compiles and renders each document, the lower bound for a build of MDX with React: one after the other, without a page,
 * syntax highlighting or output. `node bare-compile.ts FOLDER`
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

const Children = ({ children }: { children?: ReactNode }) => children;

const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.mdx') && name.split(path.sep).includes('blog')) {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const { default: Body } = await evaluate(text, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeSlug],
    });
    const components = Object.fromEntries(
      Array.from(text.matchAll(/<([A-Z]\w*)/g), ([, tag]) => [tag, Children]),
    );
    renderToStaticMarkup(createElement(Body, { components }));
  }
