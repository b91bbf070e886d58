/** Measures how long an edit takes to be shown in a browser. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { launchOptions } from '#tests/support/browser/chromium.ts';

/** Long, because the benchmark must also run on a slow machine. */
const timeoutMs = 120_000;

/**
 * Opens a page, then saves its document repeatedly.
 * @param url of the page.
 * @param file of the document, to which a sentence is added.
 * @returns for each edit the milliseconds from before the file is written to the frame that shows it.
 */
export async function measureEditLatency(url: string, file: string, edits: number): Promise<number[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.goto(url);
    await page.locator('html[data-app="ready"]').waitFor();
    const text = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let index = 0; index < edits; index += 1) {
      const sentence = `Edit number ${index} is shown.`;
      const shownAt = page.evaluate(waitForFrameWith, sentence);
      // Waits until the page observes: evaluations reach it in order.
      await page.evaluate(() => undefined);
      const start = Date.now();
      await writeFile(file, `${text}\n${sentence}\n`);
      times.push((await shownAt) - start);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Resolves with the time at which a frame with the sentence is painted. */
function waitForFrameWith(sentence: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(sentence)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
