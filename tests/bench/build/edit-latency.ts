/** How long an edit takes to show in a browser. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { launchOptions } from '#tests/support/browser/chromium.ts';

/** Milliseconds that a slow machine may take before it is given up. */
const patience = 120_000;

/**
 * Opens a page, then saves its document again and again.
 * @param url of the page.
 * @param file the document's: a sentence is added to it.
 * @returns milliseconds of each, from before the file is written to the frame that shows it.
 */
export async function measureEditLatency(url: string, file: string, edits: number): Promise<number[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(url);
    await page.locator('html[data-app="ready"]').waitFor();
    const text = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let at = 0; at < edits; at += 1) {
      const words = `Edit number ${at} shows.`;
      const shown = page.evaluate(painted, words);
      // What is asked of the page reaches it in the order of asking.
      await page.evaluate(() => undefined);
      const start = Date.now();
      await writeFile(file, `${text}\n${words}\n`);
      times.push((await shown) - start);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. @returns the time when a frame with the words is on its way to the screen. */
function painted(words: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
