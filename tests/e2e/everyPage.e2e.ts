// What every public page holds to, on a phone and on a desk, in both themes and from both sides; what a page can do has a test of its own.
import { routes } from '@duneline/specs/site';
import { axeFindings, expect, test, type Site } from './site.ts';

const themes = ['dark', 'light'] as const;
const looks = [360, 1280].flatMap((width) => themes.map((theme) => ({ width, theme })));
type Look = (typeof looks)[number];

const prerendered = routes.filter(({ isPrerendered }) => isPrerendered);
const arabic = (path: string) => `/ar${path === '/' ? '' : path}`;

/** Opens the page in this look, and says what is wrong with it, for eyes and for readers of its tree. */
async function faultsOf({ page }: Site, path: string, { width, theme }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
  await page.goto(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return [...(await axeFindings(page)), ...(await sidewaysFault(page))];
}

async function sidewaysFault(page: Site['page']): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { path, title } of prerendered) {
  test(`${path} stands whole on phone and desk, in both themes`, async ({ site, page }) => {
    for (const look of looks) {
      expect(await faultsOf(site, path, look), JSON.stringify(look)).toEqual([]);
      await expect(page).toHaveTitle(title);
    }
  });

  test(`${arabic(path)} stands whole from the right`, async ({ site }) => {
    for (const look of looks) expect(await faultsOf(site, arabic(path), look), JSON.stringify(look)).toEqual([]);
  });
}

for (const look of looks) {
  test(`every article stands whole at ${look.width} px in the ${look.theme} theme`, async ({ site, request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const articles = [...map.matchAll(/<loc>[^<]*?((?:\/ar)?\/blog\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(articles.length).toBeGreaterThanOrEqual(24);
    for (const path of articles.filter((one) => one.startsWith('/ar') === (look === looks[3]))) {
      expect(await faultsOf(site, path, look), path).toEqual([]);
    }
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] }); // logged by the browser itself
  test('stands whole too', async ({ site }) => {
    for (const look of looks) expect(await faultsOf(site, '/no/such/page', look), JSON.stringify(look)).toEqual([]);
  });
});

for (const width of [320, 768, 1920]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of prerendered) {
      for (const address of [path, arabic(path)]) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        expect(await sidewaysFault(page), address).toEqual([]);
      }
    }
  });
}
