import { readFileSync } from 'node:fs';
import {
  consentStorageKey,
  consentVersion,
  contactDockStorageKey,
  encodeConsent,
  encodeDismissal,
  floatingCallStorageKey,
  themeStorageKey,
} from '@duneline/machines';
import type { Browser, BrowserContext, Request } from 'playwright';
import { fixedTime } from '../../../.storybook/deterministic.ts';
import { PicturedPage } from '../../stories/PicturedPage.ts';
import { emulateSaveData } from '../../emulateSaveData.ts';
import type { SitePage } from './sitePages.ts';

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** The maximum height of a WebP. */
const mostPixels = 16_383;

/**
 * A browser context for one page after another. They share its HTTP cache, as loading and compiling the same scripts again takes a
 * quarter of the time.
 */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  context.setDefaultTimeout(120_000); // a hang fails, slowness does not
  await context.clock.setFixedTime(fixedTime);
  await context.addInitScript(emulateSaveData);
  return context;
}

/** What a visit leaves in the browser: everything that it can store, and its worker. */
const leftovers = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

/** A page of the site as a first-time visitor sees it, with a fixed clock. */
export class OpenedPage extends PicturedPage {
  readonly errors: string[] = [];
  /** The paths that the page has requested, without its frames. */
  readonly loaded = new Set<string>();
  readonly #asked = new Set<Request>();

  /** Opens a page in a context whose other pages are closed. */
  static async open(
    context: BrowserContext,
    base: string,
    { path, width, pictured, persona, isMissing }: SitePage,
  ): Promise<OpenedPage> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: base, storageTypes: leftovers });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      ([entries, scenario]) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        if (scenario) sessionStorage.setItem('duneline:scenario', scenario);
      },
      [stored(pictured ?? (persona && 'dark'), width), persona && signedIn(persona)] as const,
    );
    const opened = new OpenedPage(page, session);
    const expected = isMissing ? /status of 404/ : /^$/;
    page.on('pageerror', (error) => opened.errors.push(`an error is thrown: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        opened.errors.push(`an error is logged: ${message.text()}`);
    });
    page.on('request', (request) => {
      opened.#asked.add(request);
      if (!request.serviceWorker() && request.frame() === page.mainFrame()) opened.loaded.add(new URL(request.url()).pathname);
    });
    page.on('requestfinished', (request) => opened.#asked.delete(request));
    page.on('requestfailed', (request) => opened.#asked.delete(request));
    await page.goto(base + path);
    // Checked again, because a frame may have appeared meanwhile.
    do {
      await page.waitForFunction(isAtRest, null, { timeout: 120_000 });
      await page.evaluate(quiet);
    } while (opened.#asked.size > 0 || !(await page.evaluate(isAtRest)));
    return opened;
  }

  /** The full page, up to WebP's maximum height, without overlays, whose positions depend on a window. */
  async picture(): Promise<Buffer> {
    await this.page.evaluate(applyStyle, pictureStyle);
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
    const width = this.page.viewportSize()?.width ?? 0;
    const picture = await this.part({ x: 0, y: 0, width, height: Math.min(height, mostPixels) });
    await this.page.evaluate(takeOff);
    return picture;
  }

  async loadAxe(): Promise<void> {
    await this.page.evaluate(axeSource);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/**
 * In screenshots and on screens behind a sign-in the cookie banner has been answered; other visits show it. On a phone, overlays reserve space at the page's end
 * whenever they appear, so they are dismissed there.
 */
function stored(pictured: SitePage['pictured'], width: SitePage['width']): Record<string, string> {
  if (!pictured) return {};
  const date = new Date(fixedTime).toISOString();
  const refusal = encodeConsent({ necessary: true, analytics: false, marketing: false, date, version: consentVersion });
  const answered = { [themeStorageKey]: pictured, [consentStorageKey]: refusal };
  if (width === 1280) return answered;
  const dismissal = encodeDismissal(fixedTime);
  return { ...answered, [contactDockStorageKey]: dismissal, [floatingCallStorageKey]: dismissal };
}

/** The embedded backend's seed, with a persona signed in. */
const signedIn = (persona: string) => JSON.stringify({ choice: { name: persona, summary: '', persona }, isNew: true });

const pictureStyle = `
  body > aside, body > :not(#root) > aside { visibility: hidden !important; transition: none !important; }
`;

/** Styles the page for a screenshot, not by a style element, which a built page's CSP would block. */
async function applyStyle(style: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  // What sticks is drawn on its own, now and then between two pixels.
  for (const cell of document.querySelectorAll<HTMLElement>('th, td')) {
    if (getComputedStyle(cell).position === 'sticky') cell.style.position = 'static';
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function takeOff(): void {
  document.adoptedStyleSheets.pop();
  for (const cell of document.querySelectorAll<HTMLElement>('th, td')) cell.style.removeProperty('position');
}

/**
 * Scripts have loaded, nothing is pending, and the last parts have appeared: the backend's theme and the backend panel; also in the
 * frames of a preview.
 */
function isAtRest(): boolean {
  const frames = [...document.querySelectorAll('iframe')];
  const isEmpty = (frame: HTMLIFrameElement) => frame.contentDocument?.URL === 'about:blank';
  const hasEmptyFrame = frames.some((frame) => frame.src !== '' && isEmpty(frame));
  const filled = frames.filter((frame) => !isEmpty(frame));
  const pages = [document, ...filled.flatMap(({ contentDocument }) => contentDocument ?? [])];
  const areInteractive = pages.every((page) => page.documentElement?.dataset['interactive'] !== undefined);
  const isBusy = pages.some((page) => page.querySelector('[aria-busy="true"]') !== null);
  // In a frame, a signed-in user's session loads last.
  const areSignedIn = pages
    .slice(1)
    .every(
      (page) =>
        page.documentElement?.dataset['session'] === undefined || page.querySelector('header [aria-haspopup="menu"]') !== null,
    );
  const havePanel = pages.every((page) => page.querySelector('[aria-keyshortcuts="Alt+Shift+B"]') !== null);
  return areInteractive && areSignedIn && !hasEmptyFrame && !isBusy && havePanel && document.adoptedStyleSheets.length > 0;
}

/** Waits until nothing has changed for a third of a second, in the page and in its frames. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(end, 300);
    };
    const changes = new MutationObserver(wait);
    const end = () => {
      changes.disconnect();
      resolve();
    };
    const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
    for (const page of [document, ...frames])
      changes.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });
}
