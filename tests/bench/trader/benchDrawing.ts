import { join } from 'node:path';
import type { Browser } from 'playwright';
import { figureOf } from '../backend/rounds.ts';
import { singleFilePage } from '../singleFilePage.ts';
import { accounts, DAYS } from './accounts.ts';

const ROUNDS = 15;
const AIM_MS = 50;

/** Prints how long the balance card's drawings of a year take in Chromium, for all accounts at once. */
export async function benchDrawing(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const html = await singleFilePage(join(import.meta.dirname, 'year.tsx'));
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route('http://bench.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://bench.test/');
  process.stdout.write(
    `\n${`a year of equity, ${DAYS} days × ${accounts.length} accounts`.padEnd(42)}    first   median    worst\n`,
  );
  for (const [name, label] of [
    ['corridor', 'the drawing'],
    ['curve', 'the chart that is read day by day'],
  ] as const) {
    const frames = await page.evaluate(drawFrames, { name, rounds: ROUNDS });
    const { median, most } = figureOf(frames);
    const figures = [frames[0] ?? Number.NaN, median, most].map((value) => `${value.toFixed(1)} ms`.padStart(9));
    process.stdout.write(`${label.padEnd(42)}${figures.join('')}\n`);
    process.stdout.write(`${median <= AIM_MS ? 'met   ' : 'missed'}  within one frame of ${AIM_MS} ms\n`);
  }
  await page.close();
}

/**
 * Runs in the page. A frame's work is the time between its callback and the first task after its paint: script, style, layout and
 * paint. The task is posted before the drawing, so that it comes before what React defers.
 */
async function drawFrames({ name, rounds }: { name: 'corridor' | 'curve'; rounds: number }): Promise<readonly number[]> {
  const channel = new MessageChannel();
  channel.port1.start();
  const drawInFrame = (drawing: 'corridor' | 'curve' | 'nothing', round: number) =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const start = performance.now();
        channel.port1.addEventListener('message', () => resolve(performance.now() - start), { once: true });
        channel.port2.postMessage(null);
        globalThis.window.draw(drawing, round);
      });
    });
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    frames.push(await drawInFrame(name, round));
    await drawInFrame('nothing', round);
  }
  return frames;
}
