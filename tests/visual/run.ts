// The stage `visual` of `npm test`: looks at every story of the Storybook in storybook-static/ and writes test-results/visual/index.html.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { lookAtStories } from '../stories/lookAtStories.ts';
import { serveFolder } from '../stories/serveFolder.ts';
import { byComponent, chosen, readStories } from '../stories/storyIndex.ts';
import { writeReport } from './report/writeReport.ts';
import { Results } from './Results.ts';

const root = join(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const folder = join(root, 'storybook-static');
const stories = chosen(readStories(folder), options.only);
const results = new Results(options.update);
const { base, close } = await serveFolder(folder, { '/axe.js': join(root, 'node_modules/axe-core/axe.min.js') });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  await lookAtStories(browser, base, byComponent(stories), (visit) => results.add(visit));
} finally {
  await browser.close();
  close();
}
if (options.only === '') results.endOfAll();

const { passed, failures, review, words } = results.summary();
const report = join(root, 'test-results', 'visual');
await writeReport(report, review);
writeFileSync(`${report}.json`, JSON.stringify({ passed, failures }, null, 1));
process.stdout.write(`${words}\nReview: ${join(report, 'index.html')}\n`);
if (failures.length > 0) process.exitCode = 1;
