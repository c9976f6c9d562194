import type { Browser, BrowserContext } from 'playwright';
import { audit, axeFindings } from '../../accessibility/audit.ts';
import { handleControls, type ControlKind } from '../../accessibility/handleControls.ts';
import { sidewaysScroll } from '../../accessibility/inPage.ts';
import type { Looking } from '../../stories/lookAtStories.ts';
import type { Visit } from '../../stories/visitComponent.ts';
import type { ScreenshotPair } from '../compareScreenshots.ts';
import { readBuiltScripts, type BuiltScripts } from '../../builtScripts.ts';
import { openContext, OpenedPage } from './OpenedPage.ts';
import { measurePage } from './pageSizes.ts';
import type { SitePage } from './sitePages.ts';

/** Pages are loaded at phone and desktop widths; at other widths they are only measured. */
const otherWidths = [768, 1920];
/** A rule that is off for stories, which are only parts of a page. */
const axeRules = [{ id: 'region', enabled: true }];

/** A built site: where it is served, its folder, and the scripts in it. */
interface BuiltSite {
  readonly url: string;
  readonly dist: string;
  readonly scripts: BuiltScripts;
}

/** Visits every page of a built site, several at once, and yields each visit. */
export async function lookAtPages(
  browser: Browser,
  { url, dist }: Omit<BuiltSite, 'scripts'>,
  pages: readonly SitePage[],
  { workers, onVisit }: Looking,
) {
  const site = { url, dist, scripts: readBuiltScripts(dist) };
  const left = [...pages];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const context = await openContext(browser);
      for (let page = left.shift(); page; page = left.shift()) {
        await onVisit(await visit(context, site, page).catch((error: unknown) => brokenOff(page, error)));
      }
      await context.close();
    }),
  );
}

/** A page that fails is a finding; the others are visited nevertheless. */
const brokenOff = ({ id, direction }: SitePage, error: unknown): Visit => ({
  story: { id },
  direction,
  pictures: new Map(),
  findings: [`the look at it broke off: ${String(error).split('\n')[0]}`],
});

async function visit(context: BrowserContext, { url, dist, scripts }: BuiltSite, page: SitePage): Promise<Visit> {
  const { id, direction, width, pictured, hasTree, exceptions } = page;
  const opened = await OpenedPage.open(context, url, page);
  try {
    // Once per page, as controls are used once: another language or width loads the same.
    const isFirst = direction === 'ltr' && width === 1280;
    const sizes = isFirst ? await measurePage(opened, dist, scripts) : undefined;
    const pictures = new Map<string, ScreenshotPair>();
    const findings = new Set(await faultsOfHead(opened, page));
    await opened.loadAxe();
    const themes = pictured === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const theme of themes) {
      await opened.settle(theme);
      const scope = theme === themes[0] ? 'everything' : 'colors';
      if (theme === pictured) pictures.set(`${theme}-${width}`, [await opened.picture(), () => pictureOf(context, url, page)]);
      for (const finding of await axeFindings(opened, { axeRules, isAxeOff: false, exceptions }, scope)) findings.add(finding);
    }
    const tree = hasTree ? await opened.page.locator('body').ariaSnapshot() : undefined;
    for (const finding of await sideways(opened, [width, ...(width === 1280 ? otherWidths : [])])) findings.add(finding);
    await opened.page.setViewportSize({ width, height: 800 });
    for (const finding of await audit(opened, { exceptions }, direction)) findings.add(finding);
    const used = isFirst ? await useControls(opened) : [];
    const named = [...findings, ...opened.errors].map((finding) => `${width} px: ${finding}`);
    return {
      story: { id },
      direction,
      pictures,
      findings: named,
      used,
      ...(sizes && { sizes }),
      ...(tree !== undefined && { tree }),
    };
  } finally {
    await opened.close();
  }
}

async function faultsOfHead({ page }: OpenedPage, { title }: SitePage): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const shown = await page.title();
  return [
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first level`]),
    ...(title === undefined || title === shown ? [] : [`its title is "${shown}" instead of "${title}"`]),
  ];
}

async function useControls({ page, errors }: OpenedPage): Promise<ControlKind[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const headings = () => page.getByRole('heading', { level: 1 }).allTextContents();
  const before = await headings();
  const used = await handleControls(page);
  if (String(await headings()) !== String(before)) errors.push('its controls leave another page');
  return used;
}

async function sideways({ page }: OpenedPage, widths: readonly number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { pixels, by } = await page.evaluate(sidewaysScroll);
    if (pixels > 0) findings.push(`it scrolls sideways by ${pixels} px at ${width} px, because of ${by}`);
  }
  return findings;
}

/** The screenshot of another visit. */
async function pictureOf(context: BrowserContext, base: string, page: SitePage): Promise<Buffer> {
  const opened = await OpenedPage.open(context, base, page);
  try {
    await opened.settle(page.pictured ?? 'dark');
    return await opened.picture();
  } finally {
    await opened.close();
  }
}
