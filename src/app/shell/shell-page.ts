import type { PageData } from '#content/page-data.ts';

/** Page data that header, footer and language switch need. */
export type ShellPage = Pick<PageData, 'language' | 'kind' | 'layout' | 'path' | 'versions'>;
