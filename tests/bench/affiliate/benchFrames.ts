import type { Area } from './openArea.ts';

const ROUNDS = 6;
const AIM_MS = 50;

/** Prints the longest tasks and frames while the referrals are filtered and sorted, one change at a time. */
export async function benchFrames({ page, url }: Area): Promise<void> {
  await page.goto(`${url}/affiliate-dashboard/referrals`);
  const table = page.getByRole('table');
  await table.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const watch = () => {
      // A frame's work is the time between its callback and the first task after its paint.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => frames.push(performance.now() - last), { once: true });
      channel.port1.start();
      last = performance.now();
      channel.port2.postMessage(null);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const state of ['Bought', 'Signed up', 'All']) {
      await page
        .locator('label', { hasText: new RegExp(`^${state}$`) })
        .first()
        .click();
      await page.waitForLoadState('networkidle');
    }
    for (const column of ['Country', 'Date']) {
      await table.getByRole('columnheader', { name: column }).getByRole('button').click();
      await page.waitForLoadState('networkidle');
    }
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: readonly number[] }).frames);
  const worst = Math.max(...frames);
  const over = frames.filter((ms) => ms > AIM_MS).length;
  process.stdout.write(
    `\nfiltering and sorting, ${ROUNDS * 5} changes, ${frames.length} frames: the worst has ${worst.toFixed(1)} ms\n`,
  );
  process.stdout.write(`${over === 0 ? 'met   ' : 'missed'}  no frame over ${AIM_MS} ms: ${over} were\n`);
}
