// `npm run test:mutants [-- --only NAME] [--stage STAGE] [--in FOLDER]`: puts each fault of tests/mutants/faults.ts into the files, runs what
// must fail, and takes it out again. `--in` tries the suite of another checkout, such as that of an older commit.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { faults } from '../tests/mutants/faults.ts';
import { findBrowser } from './browser.mjs';
import { command, CommandError, readOptions, root } from './run.mjs';

/** By stage: the program that runs it, for some files or stories. @type {Record<string, (only: string[]) => string[]>} */
const programs = {
  lint: () => ['npm', 'run', 'lint', '--silent'],
  check: () => ['npm', 'run', 'check', '--silent'],
  unit: (only) => ['vitest', 'run', ...only],
  races: (only) => ['node', 'tools/platform.mjs', '--races', '--only', only.join()],
  storybook: () => ['vitest', 'run', '--project', 'storybook'],
  visual: (only) => ['node', 'tools/test.mjs', 'visual', '--only', only.join()],
  e2e: (only) => ['node', 'tools/test.mjs', 'e2e', '--only', only.join()],
};
/** Stages that build first: faults in different places share a build. */
const built = ['visual', 'e2e'];

await command(async (args) => {
  const { only, stage, in: checkout = root } = readOptions(args, { only: 'value', stage: 'value', in: 'value' });
  const chosen = faults.filter((fault) => (!only || fault.name.includes(only)) && (!stage || fault.stage === stage));
  if (chosen.length === 0) throw new CommandError(`No fault is chosen. Names: ${faults.map(({ name }) => name).join(', ')}.`);
  process.env.PW_CHROMIUM = await findBrowser();
  const folder = resolve(checkout);
  const outcomes = new Map();
  for (const group of groupsOf(chosen)) {
    for (const [fault, outcome] of await tryOut(group, folder)) {
      outcomes.set(fault, outcome);
      process.stdout.write(`  ${outcome}: ${fault.name} (${fault.stage})\n`);
    }
  }
  process.stdout.write(`\n| fault | stage | outcome |\n| --- | --- | --- |\n`);
  for (const [{ name, stage: where }, outcome] of outcomes) process.stdout.write(`| ${name} | ${where} | ${outcome} |\n`);
  const missed = [...outcomes.values()].filter((outcome) => outcome !== 'caught').length;
  process.stdout.write(`\n${outcomes.size - missed} of ${outcomes.size} caught\n`);
  if (missed > 0) throw new CommandError('A fault that nothing catches needs a test.');
});

function groupsOf(chosen) {
  const alone = chosen.filter((fault) => !built.includes(fault.stage)).map((fault) => [fault]);
  const together = built.map((name) => chosen.filter(({ stage }) => stage === name));
  return [...alone, ...together].filter((group) => group.length > 0);
}

/** Runs one stage with some faults. @returns each with `caught`, `missed`, `fails for another reason` or `not there` */
async function tryOut(group, folder) {
  const [{ stage }] = group;
  const { present, restore } = putIn(group, folder);
  if (present.length === 0) return group.map((fault) => [fault, 'not there']);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const { status, output } = await runStage(stage, [...new Set(present.flatMap(({ only = [] }) => only))], folder);
    const logs = join(root, 'test-results/mutants');
    mkdirSync(logs, { recursive: true });
    writeFileSync(join(logs, `${group.length > 1 ? stage : group[0].name.replaceAll(' ', '-')}.log`), output);
    return group.map((fault) => [fault, present.includes(fault) ? judge(fault, status, output) : 'not there']);
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function judge({ reason }, status, output) {
  if (status === 0) return 'missed';
  return reason.test(output) ? 'caught' : 'fails for another reason';
}

/** Inserts the faults into those files of a checkout that contain the replaced text. */
function putIn(group, folder) {
  /** @type {Map<string, string>} */
  const originals = new Map();
  const present = [];
  for (const fault of group) {
    const file = join(folder, fault.file);
    const text = readIfThere(file);
    if (text?.split(fault.search).length !== 2) continue;
    if (!originals.has(file)) originals.set(file, text);
    present.push(fault);
  }
  const regenerate = () => {
    if (present.some(({ isRegenerated }) => isRegenerated)) execFileSync('npm', ['run', 'gen', '--silent'], { cwd: folder });
  };
  const restore = () => {
    for (const [file, text] of originals) writeFileSync(file, text);
    regenerate();
  };
  try {
    for (const { file, search, replacement } of present) {
      const path = join(folder, file);
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(search, () => replacement),
      );
    }
    regenerate();
  } catch (error) {
    restore();
    throw error;
  }
  return { present, restore };
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // An older checkout may not have it.
  }
}

function runStage(stage, only, cwd) {
  const [program = '', ...args] = programs[stage](only);
  return new Promise((done, fail) => {
    const PATH = join(cwd, 'node_modules/.bin') + delimiter + process.env.PATH; // the runners of that checkout
    const child = spawn(program, args, { cwd, env: { ...process.env, PATH, NO_COLOR: '1', CI: '1', CONTRACT_URL: '' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.once('error', fail);
    child.once('close', (status) => done({ status, output: stripVTControlCharacters(output) }));
  });
}
