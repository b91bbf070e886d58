/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The same without comments and spaces, which a browser reads in two thirds of the time. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** Of what is looked at; the whole page by default. */
  selector?: string;
  /** Of the rules; all that axe has switched on by default. */
  tags?: string[];
}

/** A rule that is broken, and where. */
export type Violation = Pick<axe.Result, 'id' | 'nodes'>;

/**
 * The violations on a page as it is now.
 *
 * axe is given to a page once, and finishes there. The builder gives its megabyte to the page anew for each
 * look, and finishes on a second page, which only frames of other origins need: three times the work.
 */
export async function violationsOf(page: Page, { selector, tags }: Scope = {}): Promise<Violation[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page });
    if (selector) builder.include(selector);
    if (tags) builder.withTags(tags);
    return (await builder.analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async ([context, only]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        ...(only && { runOnly: { type: 'tag', values: only } }),
        // Of what passes, one place is described; of violations all.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({ id, nodes }));
    },
    [selector, tags] as const,
  );
}
