/** Accessibility checks with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Minified source, which a browser parses in two thirds of the time of the full one. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface CheckScope {
  /** Element to check. The whole page by default. */
  selector?: string;
  /** Tags of the rules to check. All enabled rules by default. */
  tags?: string[];
}

/** A violated rule and the elements that violate it. */
export type Violation = Pick<axe.Result, 'id' | 'nodes'>;

/**
 * Returns the violations on a page in its current state.
 *
 * axe is injected once and runs in the page. `AxeBuilder` injects a megabyte for each check and finishes on a second
 * page, which takes three times as long and is only necessary for frames of other origins.
 */
export async function findViolations(page: Page, { selector, tags }: CheckScope = {}): Promise<Violation[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page });
    if (selector) builder.include(selector);
    if (tags) builder.withTags(tags);
    return (await builder.analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([context, ruleTags]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        ...(ruleTags && { runOnly: { type: 'tag', values: ruleTags } }),
        // Details are collected for violations only.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({ id, nodes }));
    },
    [selector, tags] as const,
  );
}
