import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { freePort } from '../freePort.ts';
import { startServer } from '../startServer.ts';
import { bundle } from './bundle.ts';
import { environment, root, run } from './packed.ts';
import { servePage } from './servePage.ts';

const { apps } = inject('published');
const app = join(apps, 'backend');
const commands = join(apps, 'node_modules', '.bin');
const linked = join(root, 'node_modules', '.bin');
const compile = ['--specs', '.', '--out', 'generated'];

describe('a Supabase project with mocks and codegen from their tarballs', () => {
  beforeAll(() => run(join(commands, 'duneline-codegen'), compile, app));

  it('has generated files that name the command to run again, and are fresh', async () => {
    expect(await readFile(join(app, 'generated', 'backend.gen.ts'), 'utf8')).toMatch(/^\/\/ .* by `npx duneline-codegen`\./);
    const { stdout } = await run(join(commands, 'duneline-codegen'), [...compile, '--check'], app);
    expect(stdout).toMatch(/^All \d+ generated files are fresh\.$/m);
  });

  it('type-checks, with what is generated and what is written by hand', async () => {
    await expect(run(join(linked, 'tsc'), ['-p', app], app)).resolves.toEqual({ stdout: '', stderr: '' });
  });

  it('passes its own tests of policies, triggers, functions and sockets', async () => {
    await run(join(linked, 'vitest'), ['run', '--reporter=json', '--outputFile=results.json'], app);
    const results = JSON.parse(await readFile(join(app, 'results.json'), 'utf8'));
    expect(results).toMatchObject({ numPassedTests: 6, numFailedTests: 0 });
  });

  it('is served on a port', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const args = ['--specs', '.', '--port', String(port)];
    await using server = await startServer({
      program: join(commands, 'duneline-backend'),
      args,
      url,
      cwd: app,
      env: environment,
    });
    const [, apikey = ''] = /anon\S*\s+(\S+)/.exec(server.output()) ?? [];
    const answer = await fetch(`${url}/rest/v1/notes?select=title`, { headers: { apikey } });
    expect(await answer.json()).toEqual([{ title: 'Engines' }]);
  });

  it('serves a page that Vite has built', async () => {
    const page = join(app, 'page');
    await mkdir(join(page, 'public'));
    await cp(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(page, 'public/mockServiceWorker.js'));
    await bundle(page);
    await using server = await servePage(page);
    const browser = await chromium.launch(await launchOptions());
    const tab = await browser.newPage();
    await tab.goto(server.url);
    await tab.getByRole('listitem').waitFor();
    expect(await tab.getByRole('listitem').allTextContents()).toEqual(['Engines']);
    await browser.close();
  });

  it('is told that two copies of MSW are installed when it opens a socket', async () => {
    const folder = join(app, 'two');
    const copy = join(folder, 'node_modules', 'msw');
    await cp(join(root, 'node_modules', 'msw'), copy, { recursive: true });
    const { dependencies } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const link = join(folder, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(root, 'node_modules', name), link);
    }
    const { stdout, stderr } = await run(process.execPath, ['connect.mjs'], folder);
    expect(stdout).toBe('closed\n');
    expect(stderr).toContain('Two copies of msw are installed');
  });
});
