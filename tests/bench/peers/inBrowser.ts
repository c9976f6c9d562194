import type { Browser, CDPSession, Page } from 'playwright';
import type { BuiltPage } from './buildPage.ts';

const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Opens a built page in a new window, with a function that reads the CPU time of its main thread in milliseconds. */
async function open(
  browser: Browser,
  { files }: BuiltPage,
  isMounted: boolean,
): Promise<{ page: Page; spent: () => Promise<number> }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route('http://bench.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const type = types[path.split('.').at(-1) as keyof typeof types] ?? 'text/html';
    return route.fulfill({ contentType: type, body: Buffer.from(files.get(path) ?? '') });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('http://bench.test/');
  if (isMounted) await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0);
  return { page, spent: () => taskMs(session) };
}

/** CPU time of the main thread until a page is mounted and painted: parsing, scripts, layout. */
export async function mountMs(browser: Browser, built: BuiltPage): Promise<number> {
  const { page, spent } = await open(browser, built, true);
  await page.evaluate(nextFrame);
  const ms = await spent();
  await page.close();
  return ms;
}

/** CPU time of the main thread for mounting 400 controls, and for one update of all of them. */
export async function controlsMs(browser: Browser, built: BuiltPage): Promise<{ mount: number; update: number }> {
  const { page, spent } = await open(browser, built, false);
  const during = async (work: string) => {
    const before = await spent();
    await page.evaluate(work);
    return (await spent()) - before;
  };
  const mount = await during('bench.mount()');
  const update = (await during('for (let i = 0; i < 10; i += 1) bench.update()')) / 10;
  await page.close();
  return { mount, update };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
