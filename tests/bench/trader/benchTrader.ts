// The trader's dashboard: how long a year of equity takes to draw, and what its code weighs beyond home's.
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { benchDrawing } from './benchDrawing.ts';
import { benchWeight } from './benchWeight.ts';

export async function benchTrader(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  await benchDrawing(browser);
  await benchWeight(browser);
  await browser.close();
}
