// Lighthouse mobile on every public page of a hosted build, beside a plain HTML page, bare React and a framework's starter in the
// same run; the bytes of home; and the time of a navigation after its link was hovered.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '@duneline/specs/site';
import { chromium, type Browser, type Page } from 'playwright';
import { compress } from '../../../apps/site/scripts/compress.ts';
import { serveSite } from '../../../apps/site/scripts/serve.ts';
import { launchOptions } from '../../../tools/browser.mjs';
import { root, run } from '../../../tools/run.mjs';
import { startBackend } from '../backend.ts';
import { plainPage, reactPage, starterPage } from '../controls/pages.mjs';
import { audit } from '../lighthouse.mjs';

const output = join(root, 'node_modules', '.cache', 'bench');
const KIB = 1024;
const ARTICLE = '/blog/how-the-trailing-floor-moves';
/** The time between hovering and pressing a link, for a fast user. */
const AIM_MS = 300;
/** Pages reached from home by the header's links. */
const NEXT = ['/pricing', '/about', '/platform', '/leaderboard', '/contact'];

const paths = [
  ...routes.filter(({ isPrerendered, isIndexable }) => isPrerendered && isIndexable).map(({ path }) => path),
  ARTICLE,
  '/ar',
];

/** Prints medians of `runs` visits per page, and the missed goals. */
export async function benchPages(runs: number): Promise<void> {
  const launch = await launchOptions();
  const backend = await startBackend();
  const controls = { plain: await plainPage(output), react: await reactPage(output), starter: await starterPage() };
  const dist = join(output, 'site');
  await run('node', ['apps/site/scripts/build.ts', '--out', dist], {
    env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
  });
  await Promise.all(Object.values(controls).map(compress));
  const [site, plain, react, starter] = await Promise.all(
    [dist, ...Object.values(controls)].map((folder) => serveSite({ dist: folder, port: 0 })),
  );
  const measure = (url: string) => audit(url, { ...launch, runs });
  try {
    process.stdout.write(`\n${'page, Lighthouse mobile'.padEnd(34)}perf a11y best  seo     LCP   TBT    CLS    fonts  misses\n`);
    const control = await measure(plain!.url);
    print('(plain HTML)', control, []);
    print('(bare React)', await measure(react!.url), []);
    print('(empty starter)', await measure(starter!.url), []);
    for (const path of paths) {
      const page = await measure(site!.url + path);
      print(path, page, missed(page, control));
    }
    const browser = await chromium.launch(launch);
    await benchWeight(site!.url, browser);
    await benchNext(site!.url, browser);
    await browser.close();
  } finally {
    await Promise.all([site, plain, react, starter, backend].map((server) => server!.close()));
  }
}

type Audit = Awaited<ReturnType<typeof audit>>;

function missed(page: Audit, plain: Audit): string[] {
  const aims: [string, boolean][] = [
    ['performance ≥ 99', page.performance >= 99],
    ['accessibility 100', page.accessibility === 100],
    ['best practices 100', page['best-practices'] === 100],
    ['SEO 100', page.seo === 100],
    ['LCP ≤ 1.3 × plain', page.lcp <= 1.3 * plain.lcp],
    ['TBT ≤ 100 ms', page.tbt <= 100],
    ['CLS ≤ 0.01', page.cls <= 0.01],
    ['fonts ≤ 80 KiB', page.fontBytes <= 80 * KIB],
  ];
  return aims.flatMap(([aim, isMet]) => (isMet ? [] : [aim]));
}

function print(name: string, page: Audit, misses: readonly string[]): void {
  const cells = [
    ...[page.performance, page.accessibility, page['best-practices'], page.seo].map((score) =>
      `${Math.round(score)}`.padStart(5),
    ),
    `${Math.round(page.lcp)}`.padStart(8),
    `${Math.round(page.tbt)}`.padStart(6),
    page.cls.toFixed(3).padStart(7),
    (page.fontBytes / KIB).toFixed(1).padStart(9),
  ];
  const failing = page.failing.length > 0 ? ` [${page.failing.join(', ')}]` : '';
  process.stdout.write(`${name.padEnd(33)}${cells.join('')}  ${misses.join('; ')}${misses.length > 0 ? failing : ''}\n`);
}

/** Transferred bytes of home without headers: the scripts in its document, all scripts until it is idle, and its styles. */
async function benchWeight(url: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('html[data-interactive]').waitFor();
  await page.waitForLoadState('networkidle');
  const { first, all, sheets, inline } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (wanted: (name: string) => boolean) =>
      files.filter(({ name }) => wanted(name)).reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    const named = new Set(Array.from(document.scripts, ({ src }) => src));
    return {
      first: sum((name) => named.has(name)),
      all: sum((name) => name.endsWith('.js')),
      sheets: sum((name) => name.endsWith('.css')),
      inline: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
    };
  });
  await page.close();
  process.stdout.write('\nhome, KiB of Brotli\n');
  for (const [name, bytes, aim] of [
    ['scripts until it reacts', first, 105],
    ['scripts until it is at rest', all, 150],
    ['styles', sheets + brotliCompressSync(inline).length, 13],
  ] as const) {
    process.stdout.write(
      `${bytes <= aim * KIB ? 'met   ' : 'missed'}  ${name.padEnd(28)} ${(bytes / KIB).toFixed(2)} (aim: ${aim})\n`,
    );
  }
}

/** From home to the next page: the time from the click until its heading is visible, after the pointer was on the link. */
async function benchNext(url: string, browser: Browser): Promise<void> {
  process.stdout.write(`\nfrom home to the next page, pointed at ${AIM_MS} ms before, localhost (aim: 100 ms)\n`);
  for (const path of NEXT) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const took = await timeTo(page, path);
    process.stdout.write(`${took <= 100 ? 'met   ' : 'missed'}  ${path.padEnd(16)} ${Math.round(took)} ms\n`);
    await page.close();
  }
}

async function timeTo(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  return link.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const from = performance.now();
        (element as HTMLElement).click();
        const look = () => {
          const now = document.querySelector('h1');
          if (location.pathname === wanted && now && now !== before) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        };
        look();
      }),
    path,
  );
}
