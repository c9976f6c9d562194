// The stage `visual` of `npm test`: visits every story in storybook-static/ and every page of the built site, and writes
// test-results/<report>/index.html.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveSite } from '../../apps/site/scripts/serve.ts';
import { launchOptions } from '../../tools/browser.mjs';
import { chooseComponents, lookAtStories } from '../stories/lookAtStories.ts';
import { serveFolder } from '../stories/serveFolder.ts';
import { chosen, readStories } from '../stories/storyIndex.ts';
import type { Visit } from '../stories/visitComponent.ts';
import { startProgress } from '../../tools/progress.mjs';
import { readGuardedPages } from './pages/guardedPages.ts';
import { lookAtPages } from './pages/lookAtPages.ts';
import { readPages } from './pages/sitePages.ts';
import { visitsSite } from './pages/visitsSite.ts';
import { writeReport } from './report/writeReport.ts';
import { Results } from './Results.ts';

const root = join(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    // The name of the report in test-results/.
    report: { type: 'string', default: 'visual' },
    // More pages than processors, because pages often wait.
    workers: { type: 'string', default: '3' },
    site: { type: 'string', default: join(root, 'apps/site/dist') },
  },
});

const folder = join(root, 'storybook-static');
const components = chooseComponents(readStories(folder), options.only);
const hasPages = visitsSite(options.only.split(',').filter(Boolean));
const pages = hasPages ? chosen([...readPages(options.site), ...readGuardedPages()], options.only) : [];
if (components.length + pages.length === 0)
  throw new Error(`No story and no page matches "${options.only}". Words for pages start with "site".`);
const results = new Results(options.update);
const { base, close } = await serveFolder(folder, { '/axe.js': join(root, 'node_modules/axe-core/axe.min.js') });
const site = hasPages ? await serveSite({ dist: options.site, port: 0 }) : null;
const browser = await chromium.launch(await launchOptions());
const workers = Number(options.workers);
const visited = new Set<string>();
const total = components.reduce((sum, { stories }) => sum + stories.length, pages.length);
const endProgress = startProgress(() => `${visited.size} of ${total} stories and pages`);
const onVisit = async (visit: Visit) => {
  await results.add(visit);
  visited.add(visit.story.id);
};
try {
  await lookAtStories(browser, base, components, { workers, onVisit });
  if (site) await lookAtPages(browser, { url: site.url, dist: options.site }, pages, { workers, onVisit });
} finally {
  endProgress();
  await browser.close();
  close();
  await site?.close();
}
if (options.only === '') results.endOfAll();

const { passed, failures, stories, review, words } = results.summary();
const report = join(root, 'test-results', options.report);
await writeReport(report, review);
writeFileSync(`${report}.json`, JSON.stringify({ passed, failures, stories }, null, 1));
process.stdout.write(`${words}\nReview: ${join(report, 'index.html')}\n`);
if (failures.length > 0) process.exitCode = 1;
