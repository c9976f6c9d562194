// Finds unused messages in specs/site/messages: `checkMessages()` of `npm run check`. Only English is checked; other languages
// have the same messages.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, root } from './run.mjs';

const IMPORT = /import (?:\* as (?<all>\w+)|\{(?<some>[^}]+)\}) from '@duneline\/specs\/messages\/(?<namespace>[\w-]+)'/g;

/** @throws {CommandError} that lists every unused message */
export function checkMessages() {
  const used = usedMessages();
  const unused = globSync('specs/site/messages/en/*.yaml', { cwd: root }).flatMap((file) => {
    const names = used.get(basename(file, '.yaml')) ?? new Set();
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const key = /^(?<key>[A-Za-z]\w*):/.exec(line)?.groups?.key;
        return key && !names.has(key)
          ? [`${file}:${index + 1}:1 No source uses the message "${key}". Remove it in every language.`]
          : [];
      });
  });
  if (unused.length > 0) throw new CommandError(unused.join('\n'));
  process.stdout.write('Every message is used.\n');
}

/** The messages that sources use, by namespace. */
function usedMessages() {
  const used = new Map();
  for (const file of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|stories)\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const { groups } of text.matchAll(IMPORT)) {
      const { all, some, namespace = '' } = groups ?? {};
      const names = all
        ? [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name]) => name)
        : (some ?? '').split(',').map((name) => name.trim().split(' ')[0]);
      used.set(namespace, new Set([...(used.get(namespace) ?? []), ...names]));
    }
  }
  return used;
}
