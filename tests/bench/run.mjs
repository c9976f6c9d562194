// `npm run bench`: a build for a hosted project, served with Brotli beside a backend on a loopback port, against plain pages in
// the same run; then the embedded backend against its own engine, @supabase/lite and Prism; the machines against bare ones; and
// the kit beside others. `--part NAME` runs one of them.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser.mjs';
import { command, CommandError, readOptions, root, run } from '../../tools/run.mjs';

const here = import.meta.dirname;
const output = join(root, 'node_modules', '.cache', 'bench');
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const ms = (value) => `${Math.round(value)} ms`;

const parts = {
  admin: async () => (await import('./admin/benchAdmin.ts')).benchAdmin(),
  affiliate: async () => (await import('./affiliate/benchAffiliate.ts')).benchAffiliate(),
  site: benchSite,
  pages: async (runs) => (await import('./pages/benchPages.ts')).benchPages(runs),
  backend: async () => (await import('./backend/benchBackend.ts')).benchBackend(),
  kit: async (_, update) => (await import('./kit/benchKit.ts')).benchKit(update === true),
  lifecycle: async () => (await import('./lifecycle/benchLifecycle.ts')).benchLifecycle(),
  machines: async () => (await import('./machines/benchMachines.ts')).benchMachines(),
  peers: async (runs) => (await import('./peers/benchPeers.ts')).benchPeers(runs),
  policies: async () => (await import('./policies/benchPolicies.ts')).benchPolicies(),
  statecharts: async () => (await import('./statecharts/benchStatecharts.ts')).benchStatecharts(),
  table: async () => (await import('./table/benchTable.ts')).benchTable(),
  trader: async () => (await import('./trader/benchTrader.ts')).benchTrader(),
};

await command(async (args) => {
  const { runs = '5', part, update } = readOptions(args, { runs: 'value', part: 'value', update: 'flag' });
  if (!/^[1-9]\d*$/.test(runs)) throw new CommandError(`"${runs}" is no number of runs. Write --runs 5.`);
  if (part !== undefined && !(part in parts))
    throw new CommandError(`"${part}" is no part of the bench. Parts: ${Object.keys(parts).join(', ')}.`);
  if (!isInstalled()) await run('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-fund', '--no-audit'], { cwd: here });
  for (const name of part === undefined ? Object.keys(parts) : [part]) await parts[name](Number(runs), update);
});

/** Whether the dependencies in this folder's lock file are installed. */
function isInstalled() {
  const [installed, wanted] = [join(here, 'node_modules', '.package-lock.json'), join(here, 'package-lock.json')];
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

async function benchSite(runs) {
  const { plainPage, reactPage } = await import('./controls/pages.mjs');
  const { serveSite } = await import('../../apps/site/scripts/serve.ts');
  const { compress } = await import('../../apps/site/scripts/compress.ts');
  const { startBackend } = await import('./backend.ts');
  const launch = await launchOptions();

  const backend = await startBackend();
  const live = { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey };
  const dist = { site: join(output, 'site'), plain: await plainPage(output), react: await reactPage(output) };
  await run('node', ['apps/site/scripts/build.ts', '--out', dist.site], { env: live });
  await Promise.all([compress(dist.plain), compress(dist.react)]);
  const servers = Object.fromEntries(
    await Promise.all(Object.entries(dist).map(async ([name, folder]) => [name, await serveSite({ dist: folder, port: 0 })])),
  );

  const choose = (name) =>
    name === 'site'
      ? { target: 'input[name="pricing-size"][value="1-step-10k"]', effect: { selector: '[role="status"]', text: '$99.00' } }
      : { target: 'input[value="2"]', effect: { selector: 'output', text: 'chosen 2' } };
  const browser = await chromium.launch(launch);
  const rows = {};
  for (const name of ['plain', 'react', 'site']) {
    const clicks = [];
    for (let count = 0; count < runs; count += 1) clicks.push(await firstClickOf(browser, servers[name].url, choose(name)));
    rows[name] = { ...clicks.toSorted((a, b) => a.effectMs - b.effectMs)[Math.floor(clicks.length / 2)] };
  }
  await browser.close();
  const { audit } = await import('./lighthouse.mjs');
  for (const name of ['plain', 'react', 'site'])
    Object.assign(rows[name], await audit(servers[name].url, { ...launch, isApplied: true }));

  report(rows);
  await Promise.all([...Object.values(servers), backend].map((server) => server.close()));
}

async function firstClickOf(browser, url, options) {
  const { firstClick } = await import('./firstClick.mjs');
  return firstClick(browser, url, options);
}

function report({ plain, react, site }) {
  const css = (page) => page.untilIdle.style + brotliCompressSync(page.inlineStyle).length;
  const line = (label, read, show) =>
    process.stdout.write(`${label.padEnd(38)}${[plain, react, site].map((page) => show(read(page)).padStart(14)).join('')}\n`);
  process.stdout.write(`\nhome, slow phone (150 ms, 1.6 Mbit/s, CPU ÷ 4)    plain HTML    bare React      Duneline\n`);
  line('JS until a click takes effect', (page) => page.untilEffect.script, kib);
  line('JS until idle', (page) => page.untilIdle.script, kib);
  line('CSS (inline or linked)', css, kib);
  line('a click takes effect after', (page) => page.effectMs, ms);
  line('FCP', (page) => page.fcp, ms);
  line('LCP', (page) => page.lcp, ms);
  line('TBT', (page) => page.tbt, ms);
  line('LCP, throttling applied', (page) => page.appliedLcp, ms);
  line('TBT, throttling applied', (page) => page.appliedTbt, ms);
  line(
    'CLS',
    (page) => page.cls,
    (value) => value.toFixed(3),
  );
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo'])
    line(
      category,
      (page) => page[category],
      (value) => `${Math.round(value)}`,
    );
  const aims = [
    ['JS until the page reacts ≤ 105 KiB', site.untilEffect.script <= 105 * 1024, kib(site.untilEffect.script)],
    ['JS until idle ≤ 150 KiB', site.untilIdle.script <= 150 * 1024, kib(site.untilIdle.script)],
    ['LCP ≤ 1.3 × plain HTML', site.lcp <= 1.3 * plain.lcp, `${(site.lcp / plain.lcp).toFixed(2)} ×`],
    ['TBT ≤ 100 ms', site.tbt <= 100, ms(site.tbt)],
    ['CLS ≤ 0.01', site.cls <= 0.01, site.cls.toFixed(3)],
    [
      'all four categories 100',
      ['performance', 'accessibility', 'best-practices', 'seo'].every((name) => Math.round(site[name]) === 100),
      site.failing.join(', ') || 'no failing audit',
    ],
  ];
  process.stdout.write('\n');
  for (const [aim, isMet, figure] of aims) process.stdout.write(`${isMet ? 'met   ' : 'missed'}  ${aim.padEnd(38)} ${figure}\n`);
}
