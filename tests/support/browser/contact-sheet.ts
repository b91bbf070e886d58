/** Screenshots of pages in every width, language and color scheme, and a contact sheet for each page. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { type Language, languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { launchOptions } from './chromium.ts';

/** Widths of the viewport, and of its screenshot on the sheet, in pixels. */
const widths = [
  { width: 360, sheetWidth: 150 },
  { width: 768, sheetWidth: 230 },
  { width: 1440, sheetWidth: 340 },
  { width: 1920, sheetWidth: 400 },
];
const schemes = ['light', 'dark'] as const;
/** Space around each screenshot on the sheet. */
const gapPx = 16;
/** Maximum height of a screenshot in Chromium. */
const maxHeightPx = 16_000;

interface Screenshot {
  language: Language;
  scheme: (typeof schemes)[number];
  width: number;
  sheetWidth: number;
}

const screenshots: Screenshot[] = schemes.flatMap((scheme) =>
  languages.flatMap((language) => widths.map((size) => ({ language, scheme, ...size }))),
);

/** Selects some of the screenshots of a page. */
export type Selection = (screenshot: Pick<Screenshot, 'scheme' | 'width'>) => boolean;

/**
 * Parses lists such as `360,1440` and `light`. Without a list, everything is selected.
 * @throws Error where a list has a width or a scheme that there is not.
 */
export function parseSelection(lists: {
  widths?: string | undefined;
  schemes?: string | undefined;
}): Selection {
  const selectedWidths = parseList(
    lists.widths,
    widths.map(({ width }) => String(width)),
  );
  const selectedSchemes = parseList(lists.schemes, schemes);
  return ({ width, scheme }) => selectedWidths.includes(String(width)) && selectedSchemes.includes(scheme);
}

function parseList(list: string | undefined, known: readonly string[]): readonly string[] {
  const values = list?.split(',') ?? known;
  const unknown = values.find((value) => !known.includes(value));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}". Choose from ${known.join(', ')}.`);
  return values;
}

/** Returns the path of a page's sheet: its English path, also if there is no English page. `/no` gives `/`. */
export const getSheetPath = (pagePath: string): string => splitLanguage(pagePath).path;

/** Returns the paths of the pages' sheets without duplicates. */
export const getSheetPaths = (paths: readonly string[]): string[] => [...new Set(paths.map(getSheetPath))];

/** Returns the file name of a sheet: `/blog/page/2` gives `blog-page-2`. */
export const getSheetName = (pagePath: string): string => pagePath.slice(1).replaceAll('/', '-') || 'home';

/**
 * Takes screenshots of pages and combines those of each page on a sheet.
 * @param origin origin of the served site.
 * @param paths paths of existing pages.
 * @param folder receives `<sheet>/<language>-<scheme>-<width>.png` and `<sheet>.png`.
 * @param onSheet receives the path of each finished sheet.
 */
export async function createContactSheets(
  origin: string,
  paths: readonly string[],
  folder: string,
  onSheet: (pagePath: string) => void,
  isSelected: Selection = () => true,
): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    for (const pagePath of getSheetPaths(paths)) {
      const pageFolder = path.join(folder, getSheetName(pagePath));
      await mkdir(pageFolder, { recursive: true });
      const available = screenshots.filter(
        (screenshot) => isSelected(screenshot) && paths.includes(localizePath(pagePath, screenshot.language)),
      );
      for (const screenshot of available)
        await takeScreenshot(
          browser,
          origin,
          pagePath,
          screenshot,
          getScreenshotFile(pageFolder, screenshot),
        );
      await composeSheet(pageFolder, available);
      onSheet(pagePath);
    }
  } finally {
    await browser.close();
  }
}

const getScreenshotFile = (folder: string, { language, scheme, width }: Screenshot) =>
  path.join(folder, `${language}-${scheme}-${width}.png`);

async function takeScreenshot(
  browser: Browser,
  origin: string,
  pagePath: string,
  screenshot: Screenshot,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: screenshot.width, height: 900 },
    colorScheme: screenshot.scheme,
    reducedMotion: 'reduce',
    locale: screenshot.language === 'no' ? 'nb-NO' : 'en-GB',
  });
  await page.goto(origin + localizePath(pagePath, screenshot.language));
  // Sections are laid out one after another, see src/app/entries/progressive-layout.ts.
  await page.waitForFunction(() => document.documentElement.dataset.laying === undefined);
  await loadImages(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width: screenshot.width, height: Math.min(height, maxHeightPx) },
  });
  await page.close();
}

/** Loads all images, because images below the view are lazy. */
const loadImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });

/** Combines screenshots side by side on one sheet. */
async function composeSheet(folder: string, available: readonly Screenshot[]): Promise<void> {
  const images = await Promise.all(
    available.map(async (screenshot) => {
      const { data, info } = await sharp(getScreenshotFile(folder, screenshot))
        .resize({ width: screenshot.sheetWidth })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input: data, height: info.height, sheetWidth: screenshot.sheetWidth };
    }),
  );
  let left = gapPx;
  const placed = images.map(({ input, sheetWidth }) => {
    const overlay = { input, left, top: gapPx };
    left += sheetWidth + gapPx;
    return overlay;
  });
  const height = Math.max(...images.map((image) => image.height)) + 2 * gapPx;
  await sharp({ create: { width: left, height, channels: 3, background: '#8a8f99' } })
    .composite(placed)
    .png()
    .toFile(`${folder}.png`);
}
