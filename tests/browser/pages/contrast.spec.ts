/** Checks that text on drawings is readable in windows between phone and desktop, where it comes nearest to them. */
import { splitLanguage } from '#i18n/languages.ts';
import { expect, pagePaths, test } from '#tests/support/browser/site.ts';
import { measureTextContrast } from '#tests/support/browser/text-contrast.ts';

/** A post with all templates, whose text is at night. */
const postPath = '/no/blog/test-with-the-people-who-will-use-it';
const isCaseStudy = (path: string) => path.endsWith('-app');
/** Norwegian texts are longer. The other posts and the lists of categories and tags have their text on paper. */
const norwegianPaths = pagePaths.filter(
  (path) =>
    splitLanguage(path).language === 'no' &&
    !isCaseStudy(path) &&
    (path === postPath || !path.startsWith('/no/blog/')),
);
/** Case studies have the most text on drawings, which is beside them from 960 px. */
const caseStudyPaths = pagePaths.filter((path) => splitLanguage(path).language === 'en' && isCaseStudy(path));

for (const [path, width] of [
  ...norwegianPaths.map((path) => [path, 768] as const),
  ...caseStudyPaths.map((path) => [path, 1024] as const),
])
  test(`text on ${path} is readable at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    const { lineCount, faintLines } = await measureTextContrast(page, width);
    expect(faintLines).toEqual([]);
    expect(lineCount).toBeGreaterThan(5);
  });
