// `npm run sample -- --seed 7 --count 60`: prints a random, repeatable sample of exported names and comments, for review against docs/glossary.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { command, readOptions, root } from './run.mjs';

const COMMENT = /(?<=^|[\s{(])\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/(?!\/).*(?:\n[ \t]*\/\/.*)*/g;
const EXPORT = /^export (?:default )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
const TOOL_COMMENT = /oxlint|knip|@ts-|@vitest-environment|<reference/;

/** A generator of numbers from 0 to 1 (mulberry32); the same seed gives the same numbers. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function takeSample(items, count, random) {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}

function commentText(comment) {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replaceAll(/^\s*(?:\*|\/\/) ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

await command(async (args) => {
  const { seed = '1', count = '60' } = readOptions(args, { seed: 'value', count: 'value' });
  const isSource = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.gen\.|\/fixtures\/|^tests\/publish\/apps\//.test(file);
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(isSource);
  const names = [];
  const comments = [];
  for (const file of files) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const { 1: name } of text.matchAll(EXPORT)) names.push(`${name}  (${file})`);
    for (const { 0: comment, index } of text.matchAll(COMMENT)) {
      const line = text.slice(0, index).split('\n').length;
      if (!TOOL_COMMENT.test(comment)) comments.push(`${commentText(comment)}  (${file}:${line})`);
    }
  }
  const random = createRandom(Number(seed));
  const print = (title, items) => console.log(`\n${title}\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}`);
  print(`Names (${names.length} in all)`, takeSample(names, Number(count), random));
  print(`Comments (${comments.length} in all)`, takeSample(comments, Number(count), random));
});
