import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { specsWith } from '../fixtures/specsDirectory.ts';
import { compileMessages } from './compileMessages.ts';

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

/** Errors of the TypeScript compiler for code that uses these messages. */
function typeErrors(messages: string, caller: string): string {
  const directory = specsWith({
    'site/messages/en/home.yaml': messages,
    'caller.ts': `import * as t from './home.gen.ts';\n${caller}\n`,
  });
  const { files } = compileMessages(directory, {});
  writeFileSync(join(directory, 'home.gen.ts'), files['messages/en/home.gen.ts'] ?? '');
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
  ];
  return spawnSync(process.execPath, [join(typescript, 'bin', 'tsc'), ...options, 'caller.ts'], {
    cwd: directory,
    encoding: 'utf8',
  }).stdout;
}

const messages = "title: Hello\nleft: '{name} has {days, plural, one {# day} other {# days}}'\n";

it('accepts a caller that gives every argument in its type', () => {
  expect(typeErrors(messages, "export const text: string = t.title + t.left({ name: 'Ada', days: 2 });")).toBe('');
}, 30_000);

it('refuses a caller that forgets an argument, or gives words for a number', () => {
  const errors = typeErrors(messages, "t.left({ name: 'Ada' });\nt.left({ name: 'Ada', days: 'two' });");
  expect(errors).toMatch(/caller\.ts\(2,8\): error TS2741: Property 'days' is missing/);
  expect(errors).toMatch(/caller\.ts\(3,23\): error TS2322/);
}, 30_000);
