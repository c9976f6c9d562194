// `npm run soak [-- --minutes 10 --rate 5]`: mixed requests at a fixed rate against the backend on a port. Fails when its memory
// grows in the second half.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { personas } from '@duneline/specs/scenarios';
import { requestsOf } from './soak/requests.mjs';
import { command, CommandError, readOptions, root } from './run.mjs';

/** More growth than this between the two quarters of the second half is a leak. */
const tolerance = 0.05;
const samplesInAll = 40;
const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

await command(async (args) => {
  const { minutes = '10', rate = '5' } = readOptions(args, { minutes: 'value', rate: 'value' });
  const [lastsMs, everyMs] = [readPositive(minutes, 'minutes') * 60_000, 1000 / readPositive(rate, 'rate')];
  const server = fork(`${root}/tools/soak/server.mjs`, { execArgv: ['--expose-gc'], cwd: root });
  const [{ url, anonKey }] = await once(server, 'message');
  const memory = async () => {
    server.send('memory');
    return (await once(server, 'message'))[0];
  };
  const requests = Object.entries(requestsOf({ url, anonKey, person: personas.affiliate.account }));
  const statuses = new Map();
  const count = (word) => statuses.set(word, (statuses.get(word) ?? 0) + 1);
  const [samples, underWay] = [[], new Set()];
  let [sent, nextSampleAt] = [0, 0];
  const startedAt = performance.now();
  for (let now = 0; now < lastsMs; now = performance.now() - startedAt) {
    const [, send] = requests[sent % requests.length];
    const request = send()
      .then(async (response) => {
        await response.arrayBuffer();
        count(`${response.status}`);
      })
      .catch((error) => count(error.cause?.code ?? error.message))
      .finally(() => underWay.delete(request));
    underWay.add(request);
    sent += 1;
    if (now >= nextSampleAt) {
      samples.push(await memory());
      nextSampleAt += lastsMs / samplesInAll;
    }
    await sleep(Math.max(0, sent * everyMs - (performance.now() - startedAt)));
  }
  await Promise.all(underWay);
  samples.push(await memory());
  server.disconnect();
  report(samples, sent, statuses);
});

function report(samples, sent, statuses) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const parts = { 'first half': samples.slice(0, Math.floor(samples.length / 2)), 'second half': half };
  for (const [name, own] of Object.entries(parts)) {
    const line = (key) => `${mib(own[0][key])} → ${mib(own.at(-1)[key])}, mean ${mib(mean(own.map((sample) => sample[key])))}`;
    process.stdout.write(`${name.padEnd(12)} heap ${line('heap')}; resident ${line('rss')}\n`);
  }
  const words = [...statuses].toSorted(([a], [b]) => a.localeCompare(b)).map(([word, times]) => `${times} × ${word}`);
  process.stdout.write(`${sent} requests in turn: ${words.join(', ')}\n`);
  const heaps = half.map(({ heap }) => heap);
  const middle = Math.floor(heaps.length / 2);
  const growth = mean(heaps.slice(middle)) / mean(heaps.slice(0, middle)) - 1;
  process.stdout.write(`the heap's last quarter against the one before: ${(growth * 100).toFixed(1)} %\n`);
  const failed = [...statuses.keys()].filter((word) => !/^[1-4]\d\d$/.test(word));
  if (failed.length > 0) throw new CommandError(`Some requests were answered with ${failed.join(', ')}.`);
  if (growth > tolerance) throw new CommandError(`Memory grows in the second half: more than ${tolerance * 100} %.`);
}

/** @throws {CommandError} if it is not a number above zero */
function readPositive(text, name) {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new CommandError(`"${text}" is no number of ${name}. Write --${name} 10.`);
}
