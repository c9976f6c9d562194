// Two transactions that meet: whatever the moment, they end as if one had come after the other.
import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../run.mjs';

/** Whom the sides of a race are signed in as. A job runs as the owner of the database. */
const people = {
  trader: 'tomas.ribeiro@duneline.example',
  affiliate: 'leila.karam@duneline.example',
  admin: 'noor.haddad@duneline.example',
  secondAdmin: 'salma.farouk@duneline.example',
};

/** Ids, numbers and moments differ in each run. */
const masked = (value) =>
  JSON.stringify(value ?? null)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/"(number|order)":\d+/g, '"$1":0')
    .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, '<moment>');

async function begin(client, who) {
  await client.query('begin');
  if (who === 'job') return;
  const email = people[who];
  const id = `(select id from auth.users where email = '${email}')`;
  const claims =
    email === undefined
      ? `jsonb_build_object('role', 'service_role')`
      : `jsonb_build_object('role', 'authenticated', 'aal', 'aal2', 'email', '${email}', 'sub', ${id})`;
  await client.query(`select set_config('request.jwt.claims', ${claims}::text, true)`);
  await client.query(`set local role ${email === undefined ? 'service_role' : 'authenticated'}`);
}

/** What the statement answers, or what the person is told instead. */
async function answer(client, sql) {
  try {
    const { rows } = await client.query(sql);
    return rows.length === 0 ? 'no row' : masked(Object.values(rows[0])[0]);
  } catch (error) {
    return `${error.code} ${error.message}`;
  }
}

// After a refusal `commit` rolls back.
async function transact(client, [who, sql]) {
  await begin(client, who);
  const told = await answer(client, sql);
  await client.query('commit');
  return told;
}

/** Resolves to true once the work waits for another connection, to false once it has ended. */
async function waits(watcher, client, work) {
  let isEnded = false;
  const end = () => (isEnded = true);
  work.then(end, end);
  for (;;) {
    const { rows } = await watcher.query('select cardinality(pg_blocking_pids($1)) > 0 as "isWaiting"', [client.processID]);
    if (isEnded) return false;
    if (rows[0].isWaiting) return true;
  }
}

/** Runs `body` in a copy of the project's database, prepared for the race; gives what both were told and what is in the database then. */
async function inCopy(server, { before, state }, body) {
  const owner = await server.connect('postgres');
  await owner.query('create database race template project');
  const clients = await Promise.all(['race', 'race', 'race', 'race'].map(server.connect));
  try {
    const [watcher, holder, ...sides] = clients;
    for (const step of before) {
      const told = await transact(watcher, step);
      if (/^[0-9A-Z]{5} /.test(told)) throw new CommandError(`The preparation ${step[1]} fails: ${told}`);
    }
    const told = await body({ watcher, holder, sides });
    return { ...told, state: (await watcher.query(state)).rows };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await owner.query('drop database race');
    await owner.end();
  }
}

/** The first transaction ends before the second begins. */
const oneAfterTheOther = (server, race, [first, second]) =>
  inCopy(server, race, async ({ sides: [one, other] }) => ({
    told: [await transact(one, first), await transact(other, second)],
  }));

/** The second begins while the first has done its work and not yet committed. */
const overlapping = (server, race, [first, second]) =>
  inCopy(server, race, async ({ watcher, sides: [one, other] }) => {
    await begin(one, first[0]);
    const toldFirst = await answer(one, first[1]);
    const work = transact(other, second);
    const hasWaited = await waits(watcher, other, work);
    await one.query('commit');
    return { told: [toldFirst, await work], hasWaited };
  });

/** Both stop in the middle, at a row that somebody else holds, and go on together. */
const interleaved = (server, race, [first, second], row) =>
  inCopy(server, race, async ({ watcher, holder, sides: [one, other] }) => {
    await holder.query('begin');
    await holder.query(`${row} for update`);
    const works = [transact(one, first)];
    await waits(watcher, one, works[0]);
    works.push(transact(other, second));
    await waits(watcher, other, works[1]);
    await holder.query('commit');
    return { told: await Promise.all(works) };
  });

/**
 * Runs a race in one order: `told` is what the second must be told; then how the two end one after the other, in this order and in the
 * opposite one.
 * @throws {CommandError} when the two end in another way than one after the other, or the second does not wait though it must
 */
async function runInOrder(server, race, order, told, [expected, opposite]) {
  const fail = (what, ended) => {
    throw new CommandError(`${race.name}, ${order[0][1]} first: ${what}\n${JSON.stringify(ended, null, 2)}`);
  };
  if (/^[0-9A-Z]{5} /.test(expected.told[0])) fail('the first is refused.', expected);
  if (!expected.told[1].includes(told)) fail(`the second is not told "${told}".`, expected);
  // One that has begun early may be refused by another rule than if it had come later.
  const plain = (end) => ({ ...end, told: end.told.map((text) => race.sameAs?.[text] ?? text) });
  const inOrder = plain(expected);
  const either = [inOrder, plain({ ...opposite, told: opposite.told.toReversed() })];
  const check = (how, ended, allowed) => {
    if (allowed.some((one) => isDeepStrictEqual(plain(ended), one))) return;
    fail(`${how}, they do not end as one after the other.`, { ended, allowed });
  };

  const { hasWaited, ...ended } = await overlapping(server, race, order);
  // Whoever has waited decides on what is true afterwards.
  check('overlapping', ended, hasWaited ? [inOrder] : either);
  if (!hasWaited && race.isFree !== true) fail('the second does not wait for the first.', ended);
  for (const row of race.rows) check(`stopped at \`${row}\``, await interleaved(server, race, order, row), either);
}

/** Runs a race in both orders. */
export async function runRace(server, race) {
  const [one, other] = race.sides;
  const ends = [await oneAfterTheOther(server, race, [one, other]), await oneAfterTheOther(server, race, [other, one])];
  await runInOrder(server, race, [one, other], race.told[0], ends);
  await runInOrder(server, race, [other, one], race.told[1], ends.toReversed());
}
