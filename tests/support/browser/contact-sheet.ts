/** Pictures of pages in every width, language and scheme, and all of one page on one sheet. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { type Language, languages, splitLanguage, localizePath } from '#i18n/languages.ts';
import { launchOptions } from './chromium.ts';

/** CSS pixels, and how wide the picture stands on the sheet. */
const widths = [
  { width: 360, shown: 150 },
  { width: 768, shown: 230 },
  { width: 1440, shown: 340 },
];
const schemes = ['light', 'dark'] as const;
const gap = 16;
/** Chromium draws no page higher than this in one picture. */
const tallest = 16_000;

interface Shot {
  language: Language;
  scheme: (typeof schemes)[number];
  width: number;
  shown: number;
}

const shots: Shot[] = schemes.flatMap((scheme) =>
  languages.flatMap((language) => widths.map((size) => ({ language, scheme, ...size }))),
);

/** The sheet of a page: its English address, whether or not the page is there in English. `/no` to `/`. */
export const sheetOf = (address: string): string => splitLanguage(address).path;

/** The sheets of pages, each once. */
export const sheetsOf = (paths: readonly string[]): string[] => [...new Set(paths.map(sheetOf))];

/** `/blog/page/2` to `blog-page-2`. */
export const sheetName = (address: string): string => address.slice(1).replaceAll('/', '-') || 'home';

/**
 * Takes the pictures of pages, and puts those of each page on a sheet.
 * @param origin where the site is served.
 * @param paths addresses that exist.
 * @param folder gets `<sheet>/<language>-<scheme>-<width>.png` and `<sheet>.png`.
 * @param onSheet told of each finished sheet.
 */
export async function takeSheets(
  origin: string,
  paths: readonly string[],
  folder: string,
  onSheet: (address: string) => void,
): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    for (const address of sheetsOf(paths)) {
      const own = path.join(folder, sheetName(address));
      await mkdir(own, { recursive: true });
      const present = shots.filter(({ language }) => paths.includes(localizePath(address, language)));
      for (const shot of present) await take(browser, origin, address, shot, fileOf(own, shot));
      await compose(own, present);
      onSheet(address);
    }
  } finally {
    await browser.close();
  }
}

const fileOf = (folder: string, { language, scheme, width }: Shot) =>
  path.join(folder, `${language}-${scheme}-${width}.png`);

async function take(
  browser: Browser,
  origin: string,
  address: string,
  shot: Shot,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: 900 },
    colorScheme: shot.scheme,
    reducedMotion: 'reduce',
    locale: shot.language === 'no' ? 'nb-NO' : 'en-GB',
  });
  await page.goto(origin + localizePath(address, shot.language));
  await showPictures(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width: shot.width, height: Math.min(height, tallest) },
  });
  await page.close();
}

/** Pictures further down load when they come into view; here all of them are. */
const showPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });

async function compose(folder: string, present: readonly Shot[]): Promise<void> {
  const pictures = await Promise.all(
    present.map(async (shot) => {
      const { data, info } = await sharp(fileOf(folder, shot))
        .resize({ width: shot.shown })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input: data, height: info.height, shown: shot.shown };
    }),
  );
  let left = gap;
  const placed = pictures.map(({ input, shown }) => {
    const at = { input, left, top: gap };
    left += shown + gap;
    return at;
  });
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * gap;
  await sharp({ create: { width: left, height, channels: 3, background: '#8a8f99' } })
    .composite(placed)
    .png()
    .toFile(`${folder}.png`);
}
