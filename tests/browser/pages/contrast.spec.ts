/** Checks that text on drawings is readable in windows between phone and desktop, where it comes nearest to them. */
import { splitLanguage } from '#i18n/languages.ts';
import { expect, pagePaths, test } from '#tests/support/browser/site.ts';
import { findFaintText } from '#tests/support/browser/text-contrast.ts';

/** Norwegian texts are longer. Posts, categories and tags have their text on paper. */
const norwegianPaths = pagePaths.filter(
  (path) => splitLanguage(path).language === 'no' && !path.startsWith('/no/blog/'),
);
const caseStudyPaths = pagePaths.filter((path) => /^\/[^/]+-app$/.test(path));

for (const [path, width] of [
  ...norwegianPaths.map((path) => [path, 768] as const),
  ...caseStudyPaths.map((path) => [path, 1024] as const),
])
  test(`text on ${path} is readable at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await findFaintText(page, width)).toEqual([]);
  });
