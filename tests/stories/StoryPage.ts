import type { Browser, CDPSession, ConsoleMessage, Page } from 'playwright';
import type { Direction } from '../../.storybook/modes.ts';
import { TRUSTED_TYPES_SCRIPT } from '../../apps/site/src/lib/trusted-types/trustedTypes.ts';
import { handleControls } from '../accessibility/handleControls.ts';
import { keepAxe } from '../accessibility/inPage.ts';
import { disableAddonAxe, pictureBox, readStory, requireTrustedTypes, showStory } from './inPage.ts';
import { PicturedPage } from './PicturedPage.ts';

export type StoryFacts = Awaited<ReturnType<typeof readStory>>;

const usual = { width: 1200, height: 900 };
/** Storybook skips animations for this user agent, instead of waiting for them. */
const userAgent = 'StorybookTestRunner';
/**
 * Hides the caret, and prevents "Preparing" from covering the story on a slow machine, where a play function would find nothing, or from
 * hiding a dialog beside the story, which could then not focus its field.
 */
const pageStyle = `
  * { caret-color: transparent !important; caret-animation: manual !important; }
  #storybook-root { display: block !important; }
  .sb-show-preparing-story > * { display: revert !important; }
  .sb-preparing-story { display: none !important; }
`;

/** A browser page that shows one story after another. */
export class StoryPage extends PicturedPage {
  readonly #base: string;

  private constructor(page: Page, session: CDPSession, base: string) {
    super(page, session);
    this.#base = base;
  }

  static async open(browser: Browser, base: string): Promise<StoryPage> {
    const context = await browser.newContext({ viewport: usual, userAgent, locale: 'en-US', timezoneId: 'UTC' });
    context.setDefaultTimeout(120_000); // a hang fails, slowness does not
    const page = await context.newPage();
    return new StoryPage(page, await context.newCDPSession(page), base);
  }

  /** Loads Storybook again, without a story. */
  async load(): Promise<void> {
    await this.page.goto(`${this.#base}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined, null, { polling: 20 });
    await this.page.addScriptTag({ url: `${this.#base}/axe.js` });
    await this.page.evaluate(keepAxe);
    await this.page.evaluate(disableAddonAxe);
    await this.page.addStyleTag({ content: pageStyle });
    await this.page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))));
  }

  /** A story's settings. */
  read(id: string): Promise<StoryFacts> {
    return this.page.evaluate(readStory, id);
  }

  /**
   * Plays the story from the start.
   * @returns the play function's error, and the backend's responses
   */
  async show(id: string, { direction, facts }: { readonly direction: Direction; readonly facts: StoryFacts }) {
    await this.page.setViewportSize(facts.viewport ?? usual);
    return this.page.evaluate(showStory, { id, direction });
  }

  async forceColors(forcedColors: 'active' | 'none'): Promise<void> {
    await this.page.emulateMedia({ forcedColors });
  }

  /**
   * Uses the controls of the story under the Trusted Types of the built site, which Storybook itself does not follow: the page must be
   * loaded again afterwards.
   * @returns the kinds of controls, and what was thrown or logged
   */
  async useControls() {
    const errors: string[] = [];
    const onError = (error: Error) => errors.push(String(error));
    const onMessage = (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text());
    this.page.on('pageerror', onError).on('console', onMessage);
    await this.page.evaluate(TRUSTED_TYPES_SCRIPT);
    await this.page.evaluate(requireTrustedTypes);
    const kinds = await handleControls(this.page);
    this.page.off('pageerror', onError).off('console', onMessage);
    return { kinds, errors };
  }

  /** A screenshot of the story in its current state, as Chromium's PNG. */
  async picture({ isWholePage }: StoryFacts): Promise<Buffer> {
    return this.part(await this.page.evaluate(pictureBox, isWholePage));
  }
}
