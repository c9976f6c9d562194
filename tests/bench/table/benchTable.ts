import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../../tools/browser.mjs';
import { figureOf } from '../backend/rounds.ts';
import { singleFilePage } from '../singleFilePage.ts';

/** Frames of scrolling: 600 CSS pixels each; every tenth jumps to another position. */
const FRAMES = 300;
const aim = 50;

interface Scrolled {
  /** Milliseconds from the script's start until the first row is painted. */
  readonly mount: number;
  /** Milliseconds of work in the slowest frame: script, style, layout, paint. */
  readonly worst: number;
  readonly middle: number;
  readonly over: number;
  /** Rows in the document at the end. */
  readonly rows: number;
}

/** Prints how a table of 100,000 rows mounts and scrolls in Chromium: the kit's, and React Aria's with its Virtualizer. */
export async function benchTable(): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  process.stdout.write(
    `\n100,000 rows, ${FRAMES} frames of scrolling${'mount'.padStart(12)}${'middle'.padStart(10)}${'worst'.padStart(10)}\n`,
  );
  for (const [name, label] of [
    ['kit', 'VirtualTable'],
    ['reactAria', 'React Aria’s Table and Virtualizer'],
  ] as const) {
    const { mount, middle, worst, over, rows } = await scrolled(
      browser,
      await singleFilePage(join(import.meta.dirname, `${name}.tsx`)),
    );
    const figures = [mount, middle, worst].map((value) => `${value.toFixed(0)} ms`);
    process.stdout.write(
      `${label.padEnd(40)}${figures.map((figure) => figure.padStart(9)).join(' ')}   ${rows} rows in the document\n`,
    );
    if (name === 'kit') process.stdout.write(`${over === 0 ? 'met   ' : 'missed'}  no frame over ${aim} ms: ${over} were\n`);
  }
  await browser.close();
}

async function scrolled(browser: Browser, html: string): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route('http://bench.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://bench.test/');
  await page.locator('[role=row] [role=rowheader]').first().waitFor({ timeout: 60_000 });
  const frames = await page.evaluate(scrollThrough, FRAMES);
  const mount = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  const rows = await page.locator('[role=row]').count();
  await page.close();
  return {
    mount,
    rows,
    worst: figureOf(frames).most,
    middle: figureOf(frames).median,
    over: frames.filter((frame) => frame > aim).length,
  };
}

/** Runs in the page. A frame's work is the time between its callback and the first task after its paint. */
async function scrollThrough(count: number): Promise<readonly number[]> {
  const box = [...document.querySelectorAll('*')].find(({ scrollHeight }) => scrollHeight > 1_000_000);
  if (!box) throw new Error('Nothing scrolls; look at tests/bench/table.');
  const frames: number[] = [];
  const channel = new MessageChannel();
  channel.port1.start();
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const start = performance.now();
        const end = () => {
          frames.push(performance.now() - start);
          resolve();
        };
        channel.port1.addEventListener('message', end, { once: true });
        if (frame % 10 === 9) box.scrollTop = ((frame * 7919) % 100_000) * 48;
        else box.scrollTop += 600;
        channel.port2.postMessage(null);
      });
    });
  }
  return frames;
}
