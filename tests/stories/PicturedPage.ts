import type { CDPSession, Page } from 'playwright';
import type { Theme } from '../../.storybook/modes.ts';
import { settle } from './inPage.ts';

/** A browser page that is settled and then has its screenshot taken. */
export class PicturedPage {
  readonly page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  settle(theme: Theme): Promise<void> {
    return this.page.evaluate(settle, theme);
  }

  /** A screenshot of a part of the page, in CSS pixels from its top left corner, as Chromium's PNG. */
  async part(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): Promise<Buffer> {
    const height = this.page.viewportSize()?.height ?? 0;
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: box.y + box.height > height,
      clip: { ...box, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
