// Shared by all root commands: the right Node, child processes whose failure fails the command, one-sentence errors.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export const root = join(import.meta.dirname, '..');

/** An error that is printed as one sentence, without a stack. */
export class CommandError extends Error {}

/** Runs a command's body; a CommandError prints its sentence and exits with status 1. */
export async function command(body) {
  try {
    requireNode();
    await body(process.argv.slice(2));
  } catch (error) {
    const isTold =
      error instanceof Error &&
      ['CommandError', 'ServeError', 'BrowserNotFound', 'EnvironmentError'].includes(error.constructor.name);
    process.stderr.write(`${isTold ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a program and waits for it.
 * @throws {CommandError} if it fails
 */
export function run(program, args = [], { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', (error) =>
      reject(new CommandError(`${program} could not be started: ${error.message}. Run \`npm ci\` first.`)),
    );
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0 || signal === 'SIGINT') resolve();
      else reject(new CommandError(`\`${[program, ...args].join(' ')}\` failed (${signal ?? `exit ${code}`}).`));
    });
  });
}

/**
 * Parses `--name value`, flags, and words if `known` has `words`.
 * @throws {CommandError} for anything else, and for an option without its value
 */
export function readOptions(args, { words, ...known }) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
  );
  // Not strict, because our own messages name the known options.
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    const given = token.kind === 'option' ? token.rawName : args[token.index];
    const isKnown = token.kind === 'option' ? Object.hasOwn(known, token.name) : token.kind === 'positional' && words;
    if (!isKnown) {
      const names = Object.keys(known).map((name) => `--${name}`);
      throw new CommandError(`Unknown option ${given}. Known: ${names.join(', ') || 'none'}.`);
    }
    if (token.kind === 'option' && known[token.name] !== 'flag' && token.value === undefined)
      throw new CommandError(`${given} lacks its value. Write ${given} <value>.`);
  }
  return { ...values, words: positionals };
}

/**
 * Parses a port from an option or the environment.
 * @throws {CommandError} if it is invalid
 */
export function readPort(text) {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new CommandError(`"${text}" is no port. Give a number up to 65535, e.g. --port 4173.`);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  throw new CommandError(
    `This needs Node 24 and runs on ${process.version}. Run it through npm (\`npm start\`, \`npm test\`), which uses the Node that the install brings; where none is brought (macOS), install Node 24.`,
  );
}
