// The affiliate area: the first rows of a large table against those of a small one in Postgres, the frames of filtering and
// sorting, and the size of the area's code without home's.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tools/browser.mjs';
import { benchRows } from './benchRows.ts';
import { openArea } from './openArea.ts';
import { benchFrames } from './benchFrames.ts';
import { benchWeight } from './benchWeight.ts';

export async function benchAffiliate(): Promise<void> {
  await benchRows();
  const browser = await chromium.launch(await launchOptions());
  const area = await openArea(browser);
  try {
    await benchWeight(area);
    await benchFrames(area);
  } finally {
    await area.close();
    await browser.close();
  }
}
