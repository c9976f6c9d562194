import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { StoryPage, type StoryFacts } from '../stories/StoryPage.ts';
import { audit, axeFindings } from './audit.ts';

let browser: Browser;
let story: StoryPage;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  story = await StoryPage.open(browser, 'about:blank');
});
afterAll(() => browser.close());

const facts = (exceptions: StoryFacts['exceptions'] = {}): StoryFacts => ({
  direction: undefined,
  viewport: undefined,
  isWholePage: false,
  hasKeys: false,
  isAxeOff: false,
  axeRules: [],
  exceptions,
});

async function findingsOf(body: string, exceptions: StoryFacts['exceptions'] = {}) {
  await story.page.setViewportSize({ width: 800, height: 600 });
  await story.page.setContent(`<!doctype html><html lang="en"><title>Page</title><body>${body}`);
  await story.page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return [...(await axeFindings(story, facts(exceptions), 'everything')), ...(await audit(story, facts(exceptions), 'ltr'))];
}

const buttons = '<button>One</button> <button>Two</button>';

it('finds nothing in what is right', async () => {
  expect(await findingsOf(`<main><h1>Page</h1>${buttons}</main>`)).toEqual([]);
});

it('finds a tab order against the reading order', async () => {
  expect(await findingsOf(`<div style="display: flex; flex-direction: row-reverse">${buttons}</div>`)).toEqual([
    expect.stringMatching(/tab order: goes back from .*One.* to .*Two/),
  ]);
});

it('reads on into what scrolls under the walk', async () => {
  const list = Array.from({ length: 12 }, (_, index) => `<p><button>Row ${index}</button></p>`).join('');
  expect(await findingsOf(`<button>Before</button><div style="block-size: 80px; overflow: auto">${list}</div>`)).toEqual([]);
});

it('finds a focus that nobody sees', async () => {
  expect(await findingsOf(`<style>button { outline: none }</style>${buttons}`)).toEqual([
    expect.stringMatching(/focus visible: .*One/),
    expect.stringMatching(/focus visible: .*Two/),
  ]);
});

it('sees a focus that only its picture has', async () => {
  const style = 'input { outline: none } input:focus::-webkit-slider-thumb { outline: 2px solid red }';
  expect(await findingsOf(`<style>${style}</style><label>Risk <input type="range"></label> <button>Save</button>`)).toEqual([]);
});

it('finds a focus behind something else', async () => {
  const cover = '<div style="position: fixed; inset: 0 0 auto; block-size: 100px; background: white"></div>';
  expect(await findingsOf(`<button>One</button>${cover}`)).toEqual([
    expect.stringMatching(/focus not obscured: .*fixed.* hides .*One/),
  ]);
});

it('lets what lies over the focus make way for it', async () => {
  const cover = '<div style="position: fixed; inset: 0 0 auto; block-size: 100px; background: white"></div>';
  const makeWay = `<script>addEventListener('focusin', () => requestAnimationFrame(() => document.querySelector('div').remove()))</script>`;
  expect(await findingsOf(`<button>One</button>${cover}${makeWay}`)).toEqual([]);
});

it('finds targets under 24 pixels without room around them', async () => {
  const style = 'button { inline-size: 14px; block-size: 14px; padding: 0; margin: 0; border: 0 }';
  const small = `<style>${style}</style><button aria-label="a"></button><button aria-label="b"></button>`;
  expect(await findingsOf(small)).toEqual([expect.stringContaining('target-size')]);
  expect(await findingsOf(small, { targets: 'each is a point of a chart' })).toEqual([]);
});

it('finds what scrolls sideways at 320 pixels, and believes a reason', async () => {
  const wide = '<div style="inline-size: 600px">A wide table</div>';
  expect(await findingsOf(wide)).toEqual([expect.stringMatching(/reflow: at 320 px .* by 2\d\d px, because of .*600px/)]);
  expect(await findingsOf(wide, { reflow: 'a table is read in two directions' })).toEqual([]);
});

it('finds too little contrast in a second theme, and nothing there that depends on no color', async () => {
  await story.page.setContent(
    '<!doctype html><title>Page</title><img src="data:,"><p style="color: #ccc; background: white">Price</p>',
  );
  await story.page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  expect(await axeFindings(story, facts(), 'colors')).toEqual([expect.stringContaining('color-contrast')]);
  const axeRules = ['color-contrast', 'link-in-text-block'].map((id) => ({ id, enabled: false }));
  expect(await axeFindings(story, { ...facts(), axeRules }, 'colors')).toEqual([]);
});
