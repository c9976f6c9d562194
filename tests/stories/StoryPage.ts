import type { Browser, CDPSession, Page } from 'playwright';
import type { Direction } from '../../.storybook/modes.ts';
import { keepAxe } from '../accessibility/inPage.ts';
import { pictureBox, prepareStory, showStory } from './inPage.ts';
import { PicturedPage } from './PicturedPage.ts';

export type StoryFacts = Awaited<ReturnType<typeof prepareStory>>;

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

  /** Gets a story ready in a direction, with the window that it wants. */
  async prepare(id: string, direction: Direction): Promise<StoryFacts> {
    const facts = await this.page.evaluate(prepareStory, { id, direction });
    await this.page.setViewportSize(facts.viewport ?? usual);
    return facts;
  }

  /** Shows the story from its beginning; the answer is what its play function threw. */
  show(id: string): Promise<string | undefined> {
    return this.page.evaluate(showStory, id);
  }

  async forceColors(forcedColors: 'active' | 'none'): Promise<void> {
    await this.page.emulateMedia({ forcedColors });
  }

  /** The story as it stands, as a PNG of Chromium's. */
  async picture({ isWholePage }: StoryFacts): Promise<Buffer> {
    return this.part(await this.page.evaluate(pictureBox, isWholePage));
  }
}
