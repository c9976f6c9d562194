// Measures how soon a click takes effect while a page loads, and how much script was loaded by then.
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Opens a page as on a slow phone, clicks `target` as soon as it is visible, and waits for `effect` (text of an element).
 * @returns milliseconds until the effect, and Brotli bytes of scripts and styles until then and until the network is idle
 */
export async function firstClick(browser, url, { target, effect }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map();
  const bytes = { script: 0, style: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, { Script: 'script', Stylesheet: 'style' }[type]),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength; // size of the body as transferred
  });
  await page.addInitScript(clickWhenThere, { target, effect });
  await page.goto(url, { waitUntil: 'commit' });
  const took = await page.waitForFunction(() => window.__effectAt, undefined, { timeout: 30_000, polling: 50 });
  const effectMs = await took.jsonValue();
  const untilEffect = { ...bytes };
  await page.waitForLoadState('networkidle');
  const inlineStyle = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  );
  await context.close();
  return { effectMs, untilEffect, untilIdle: { ...bytes }, inlineStyle };
}

/** Runs in the page before its own scripts. */
function clickWhenThere({ target, effect }) {
  const seek = () => {
    const element = document.querySelector(target);
    if (!element || element.getClientRects().length === 0) {
      requestAnimationFrame(seek);
      return;
    }
    element.click();
    const watch = () => {
      if ([...document.querySelectorAll(effect.selector)].some((found) => found.textContent?.includes(effect.text)))
        window.__effectAt = performance.now();
      else requestAnimationFrame(watch);
    };
    watch();
  };
  requestAnimationFrame(seek);
}
