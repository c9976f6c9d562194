// Lighthouse mobile on every public page in the live build, beside a plain HTML page and bare React of the same run, and how soon the
// next page stands when its link was pointed at.
import { join } from 'node:path';
import { routes } from '@duneline/specs/site';
import { chromium, type Page } from 'playwright';
import { compress } from '../../../apps/site/scripts/compress.ts';
import { serveSite } from '../../../apps/site/scripts/serve.ts';
import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { root, run } from '../../../tools/run.mjs';
import { startBackend } from '../backend.ts';
import { plainPage, reactPage } from '../controls/pages.mjs';
import { audit } from '../lighthouse.mjs';

const output = join(root, 'node_modules', '.cache', 'bench');
const KIB = 1024;
const ARTICLE = '/blog/how-the-trailing-floor-moves';
/** From home, by the header's own links. */
const NEXT = ['/pricing', '/about', '/platform', '/leaderboard', '/contact'];

const paths = [
  ...routes.filter(({ isPrerendered, isIndexable }) => isPrerendered && isIndexable).map(({ path }) => path),
  ARTICLE,
  '/ar',
];

/** Prints medians of `runs` visits per page, and which of the aims of the public site each misses. */
export async function benchPages(runs: number): Promise<void> {
  const executablePath = await findBrowser();
  const backend = await startBackend();
  const dist = { site: join(output, 'site'), plain: await plainPage(output), react: await reactPage(output) };
  await run('node', ['apps/site/scripts/build.ts', '--out', dist.site], {
    env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
  });
  await Promise.all([compress(dist.plain), compress(dist.react)]);
  const [site, plain, react] = await Promise.all(
    [dist.site, dist.plain, dist.react].map((folder) => serveSite({ dist: folder, port: 0 })),
  );
  const measure = (url: string) => audit(url, { executablePath, args: browserArgs, runs });
  try {
    process.stdout.write(
      `\n${'page, Lighthouse mobile'.padEnd(34)}perf a11y best  seo     LCP   TBT    CLS    fonts       JS  misses\n`,
    );
    const control = await measure(plain!.url);
    print('(plain HTML)', control, []);
    print('(bare React)', await measure(react!.url), []);
    for (const path of paths) {
      const page = await measure(site!.url + path);
      print(path, page, missed(page, control));
    }
    await benchNext(site!.url, executablePath);
  } finally {
    await Promise.all([site, plain, react, backend].map((server) => server!.close()));
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
    (page.scriptBytes / KIB).toFixed(1).padStart(9),
  ];
  const failing = page.failing.length > 0 ? ` [${page.failing.join(', ')}]` : '';
  process.stdout.write(`${name.padEnd(33)}${cells.join('')}  ${misses.join('; ')}${misses.length > 0 ? failing : ''}\n`);
}

/** From home to the next page: the time from the click until its heading stands, after the pointer was on the link. */
async function benchNext(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  process.stdout.write(`\nfrom home to the next page, pointed at before, localhost (aim: 100 ms)\n`);
  for (const path of NEXT) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const took = await timeTo(page, path);
    process.stdout.write(`${took <= 100 ? 'met   ' : 'missed'}  ${path.padEnd(16)} ${Math.round(took)} ms\n`);
    await page.close();
  }
  await browser.close();
}

async function timeTo(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
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
