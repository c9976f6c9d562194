import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  /** Answers once the server has started. */
  readonly url: string;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A server that a test has started; disposing of it waits for its end. */
export interface StartedServer extends AsyncDisposable {
  /** What it has printed so far. */
  readonly output: () => string;
}

/**
 * Starts a server and waits for its first answer.
 * @throws with what the server printed if it ends instead of answering
 */
export async function startServer({ program, args, url, cwd, env }: Program): Promise<StartedServer> {
  const server = spawn(program, args, { cwd, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit'])
      server.once(event, () => {
        hasEnded = true;
        resolve();
      });
  });
  while (!(await isAnswering(url))) {
    if (hasEnded) throw new Error(`\`${[program, ...args].join(' ')}\` ended:\n${output}`);
    await wait(100);
  }
  return {
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
    },
  };
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
