// What every root command shares: the right Node, child processes whose failure is this command's failure, one-sentence errors.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A failure that is told in one sentence, without a stack. */
export class CommandError extends Error {}

/** Runs the command's body; a CommandError ends it with its sentence and exit status 1. */
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

/** Runs a program and waits for it. @throws {CommandError} when it fails. */
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

/** Reads `--name value` and flags; anything else that starts with a dash is refused. */
export function readOptions(args, known) {
  const options = { _: /** @type {string[]} */ ([]) };
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (!argument.startsWith('-')) options._.push(argument);
    else {
      const kind = known[argument.replace(/^--/, '')];
      if (!kind)
        throw new CommandError(
          `Unknown option ${argument}. Known: ${
            Object.keys(known)
              .map((name) => `--${name}`)
              .join(', ') || 'none'
          }.`,
        );
      options[argument.slice(2)] = kind === 'flag' ? true : args[(index += 1)];
    }
  }
  return options;
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  throw new CommandError(
    `This needs Node 24 and runs on ${process.version}. Run it through npm (\`npm start\`, \`npm test\`), which uses the Node that the install brings; where none is brought (macOS), install Node 24.`,
  );
}
