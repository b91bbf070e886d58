import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

export const collections = {
  posts: defineCollection({
    // The id contains the language: en/blog/name.
    loader: glob({
      base: './posts',
      pattern: '*/blog/*.mdx',
      generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    }),
    schema: z.object({
      title: z.string(),
      description: z.string(),
      date: z.coerce.date(),
      categories: z.array(z.string()),
      tags: z.array(z.string()),
      author: z.string().optional(),
    }),
  }),
};
