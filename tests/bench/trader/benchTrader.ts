// The trader's dashboard: the time to draw a year of equity, and the size of its code without home's.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tools/browser.mjs';
import { benchDrawing } from './benchDrawing.ts';
import { benchWeight } from './benchWeight.ts';

export async function benchTrader(): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  await benchDrawing(browser);
  await benchWeight(browser);
  await browser.close();
}
