import type { Browser, CDPSession, Page } from 'playwright';
import type { Direction } from '../../.storybook/modes.ts';
import { keepAxe } from '../accessibility/inPage.ts';
import { pictureBox, readStory, showStory } from './inPage.ts';
import { PicturedPage } from './PicturedPage.ts';

export type StoryFacts = Awaited<ReturnType<typeof readStory>>;

const usual = { width: 1200, height: 900 };
/** Storybook ends animations at once, instead of waiting for them, for who calls himself so. */
const userAgent = 'StorybookTestRunner';
/** No caret blinks, and a slow machine does not hide the story behind "Preparing", where a play function would find nothing. */
const pageStyle = `
  * { caret-color: transparent !important; caret-animation: manual !important; }
  #storybook-root { display: block !important; }
  .sb-preparing-story { display: none !important; }
`;

/** A page of the browser that shows one story after another. */
export class StoryPage extends PicturedPage {
  readonly #base: string;

  private constructor(page: Page, session: CDPSession, base: string) {
    super(page, session);
    this.#base = base;
  }

  static async open(browser: Browser, base: string): Promise<StoryPage> {
    const context = await browser.newContext({ viewport: usual, userAgent, locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    return new StoryPage(page, await context.newCDPSession(page), base);
  }

  /** Loads Storybook afresh, without a story. */
  async load(): Promise<void> {
    await this.page.goto(`${this.#base}/iframe.html?viewMode=story&globals=theme:dark;a11y.manual:!true`);
    await this.page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined, null, { polling: 20 });
    await this.page.addScriptTag({ url: `${this.#base}/axe.js` });
    await this.page.evaluate(keepAxe);
    await this.page.addStyleTag({ content: pageStyle });
    await this.page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))));
  }

  /** What a story says about itself. */
  read(id: string): Promise<StoryFacts> {
    return this.page.evaluate(readStory, id);
  }

  /** Plays the story from its beginning; the answer is what its play function threw, and what its backend answered. */
  async show(id: string, { direction, facts }: { readonly direction: Direction; readonly facts: StoryFacts }) {
    await this.page.setViewportSize(facts.viewport ?? usual);
    return this.page.evaluate(showStory, { id, direction });
  }

  async forceColors(forcedColors: 'active' | 'none'): Promise<void> {
    await this.page.emulateMedia({ forcedColors });
  }

  /** The story as it is, as a PNG of Chromium's. */
  async picture({ isWholePage }: StoryFacts): Promise<Buffer> {
    return this.part(await this.page.evaluate(pictureBox, isWholePage));
  }
}
