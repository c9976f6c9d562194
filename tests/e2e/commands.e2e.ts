import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './site.ts';

const root = join(import.meta.dirname, '..', '..');
const node = (...args: string[]) => promisify(execFile)('node', args, { cwd: root });

test('a busy port is told in one sentence', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port)),
  );
  await expect(node('tools/serve.mjs', '--port', String(port))).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1}.\n`,
  });
  holder.close();
});

test('a site that is not built is told in one sentence', async () => {
  await expect(node('tools/serve.mjs', '--dist', 'docs')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Run `npm run build` first.'),
  });
});

test('a browser that cannot be found is told in one sentence', async () => {
  await expect(
    promisify(execFile)('node', ['tools/browser.mjs'], { cwd: root, env: { ...process.env, PW_CHROMIUM: '/no/browser' } }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: 'PW_CHROMIUM names /no/browser, and no file is there. Unset it, or set it to the path of a Chromium.\n',
  });
});

test('an unknown option is told in one sentence', async () => {
  await expect(node('tools/test.mjs', '--fast')).rejects.toMatchObject({
    code: 1,
    stderr: 'Unknown option --fast. Known: --update, --only, --since, --chromatic.\n',
  });
});
