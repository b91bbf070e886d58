/** Counts elements whose styles the browser computes again, which is what an action costs on a slow phone. */
import type { Page } from 'playwright/test';
import { waitForFrame } from './site.ts';

interface StyleEvent {
  name: string;
  args: { elementCount?: number };
}

/** Counts the elements whose styles Chromium computes in the largest of the steps after an action. */
export async function countRestyledElements(page: Page, action: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: StyleEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as StyleEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await action();
  await waitForFrame(page);
  await session.send('Tracing.end');
  await complete;
  const steps = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(...steps.map(({ args }) => args.elementCount ?? 0));
}
