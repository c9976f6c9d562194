// `npm run faults [-- --only contact,checkout --fault hangs]`: opens pages of the live build in a browser while the backend or
// the browser fails in fifteen ways. Each page must stay up, claim nothing false, keep what was typed and recover without a
// reload. Fails when one does not.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveSite } from '../apps/site/scripts/serve.ts';
import { startBackend } from '../tests/bench/backend.ts';
import { launchOptions } from './browser.mjs';
import { faults } from './faults/faults.mjs';
import { tryCell } from './faults/cell.mjs';
import { screens, signedIn } from './faults/screens.mjs';
import { startStandIn } from './faults/standIn.mjs';
import { command, CommandError, readOptions, root, run } from './run.mjs';

const atOnce = 4;

/** Whether a list of names contains a name; an empty list contains all. */
const isWanted = (choice, name) => choice === '' || choice.split(',').includes(name);

await command(async (args) => {
  const { only = '', fault: wanted = '' } = readOptions(args, { only: 'value', fault: 'value' });
  const cells = Object.entries(faults)
    .filter(([name]) => isWanted(wanted, name))
    .flatMap(([fault]) => Object.keys(screens).flatMap((screen) => (isWanted(only, screen) ? [[fault, screen]] : [])));
  if (cells.length === 0)
    throw new CommandError(
      `No such cell. Screens: ${Object.keys(screens).join(', ')}. Faults: ${Object.keys(faults).join(', ')}.`,
    );
  const closing = [];
  const opened = (thing) => {
    closing.unshift(() => thing.close());
    return thing;
  };
  const failures = [];
  try {
    const backend = opened(await startBackend());
    const standIn = opened(await startStandIn(backend.url));
    const dist = join(root, 'node_modules/.cache/faults-site');
    await run(process.execPath, ['apps/site/scripts/build.ts', '--out', dist], {
      env: { VITE_SUPABASE_URL: standIn.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
      quiet: true,
    });
    const site = opened(await serveSite({ dist, port: 0 }));
    const browser = opened(await chromium.launch(await launchOptions()));
    const people = await signedIn(browser, site.url);
    const waiting = [...cells];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [fault, screen] = next;
        const name = `${fault} × ${screen}`;
        const problem = await tryCell({
          browser,
          standIn,
          url: site.url,
          people,
          fault: faults[fault],
          name,
          screen: screens[screen],
        });
        process.stdout.write(`${problem === null ? 'survived' : 'FAILED  '} ${name}${problem === null ? '' : `: ${problem}`}\n`);
        if (problem !== null) failures.push(name);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    for (const close of closing) await close();
  }
  process.stdout.write(`${cells.length} tried, ${cells.length - failures.length} survived.\n`);
  if (failures.length > 0) throw new CommandError(`Not survived: ${failures.join('; ')}.`);
});
