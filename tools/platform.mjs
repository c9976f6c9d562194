// `npm run platform`: pushes specs/supabase with Supabase's own tool to a Postgres, as "Going live" of the README does, runs the edge
// functions in Deno, and lets two connections race on a PostgreSQL of this machine. `-- --races [--only NAME]` does only the last;
// `-- --content FILE` writes only the rows that a new project starts with.
// The tools (about 350 MB) are no dependencies: they are installed into node_modules/.cache on the first run (docs/decisions/0031).
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { createPlatform } from '../packages/codegen/src/sql/loadDatabase.ts';
import { tokensOf } from '../packages/codegen/src/sql/fixtures/official/tokens.ts';
import { backendSpec } from '../specs/generated/backend.gen.ts';
import { countRows } from '../tests/contract/upgrade/findUpgradeProblems.ts';
import { lastBaselineMigration } from '../tests/contract/upgrade/lastBaselineMigration.ts';
import { command, CommandError, readOptions, root } from './run.mjs';
import { runRaces } from './platform/races.mjs';
import { requestsOf } from './platform/requests.mjs';
import { printStartingContent } from './platform/startingContent.mjs';

const versions = {
  supabase: '3.1.0',
  deno: '2.9.6',
  '@electric-sql/pglite-socket': '0.2.17',
  '@electric-sql/pglite': '0.5.16',
};
const supabaseDir = join(root, 'specs/supabase');
const cache = join(root, 'node_modules/.cache/duneline-platform');
const work = join(cache, 'work');

const say = (text) => process.stdout.write(`${text}\n`);
const tool = (name) => join(cache, 'node_modules/.bin', name);

function assert(isTrue, sentence) {
  if (!isTrue) throw new CommandError(sentence);
}

function installTools() {
  mkdirSync(cache, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: versions });
  const file = join(cache, 'package.json');
  if (existsSync(tool('deno')) && existsSync(file) && readFileSync(file, 'utf8') === manifest) return;
  say('Installing the Supabase CLI and Deno (about 350 MB)…');
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--silent'], { cwd: cache, stdio: 'inherit' });
}

/** Runs a program to its end without blocking the database that runs in this process. */
function runTool(program, args, { cwd = work, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, HOME: join(cache, 'home'), DO_NOT_TRACK: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve({ out, err });
      else reject(new CommandError(`${program} ${args.join(' ')} failed:\n${out}${err}`));
    });
  });
}

/** Postgres on a loopback port, as a new Supabase project has it. */
async function openServer(port) {
  const { PGLiteSocketServer } = await import(
    pathToFileURL(join(cache, 'node_modules/@electric-sql/pglite-socket/dist/index.js')).href
  );
  const db = await createPlatform();
  await db.exec('reset all; set search_path = public');
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 10 });
  await server.start();
  const remote = `--remote=postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  return {
    supabase: (...args) => runTool(tool('supabase'), [...args, remote]),
    db,
    value: async (sql) => Object.values((await db.query(sql)).rows[0])[0],
    close: () => server.stop().then(() => db.close()),
  };
}

/** Copies the project to where the tool looks for it, without the migrations that are left out. */
function layOut({ without = [] } = {}) {
  rmSync(work, { recursive: true, force: true });
  cpSync(supabaseDir, join(work, 'supabase'), { recursive: true });
  for (const name of without) rmSync(join(work, 'supabase/migrations', name));
}

/** The first block of a language in the README's "Going live". */
function blockOfReadme(language) {
  const [, part] = readFileSync(join(root, 'README.md'), 'utf8').split('## Going live');
  return new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(part)[1];
}

async function checkEmptyProject() {
  layOut();
  appendFileSync(join(work, 'supabase/config.toml'), blockOfReadme('toml').replace('<ref>', 'abcdefghijklmnopqrst'));
  const server = await openServer(55_441);
  const { out, err } = await server.supabase('db', 'push', '--include-all', '--yes');
  const complaint = /^.*(?:deprecated|unknown|unsupported|warn).*$/im.exec(out + err)?.[0];
  assert(complaint === undefined, `The Supabase CLI complains: ${complaint}`);
  const tables = await server.value(`select count(*)::int from pg_tables where schemaname = 'public'`);
  assert(tables === Object.keys(backendSpec.tables).length, `db push made ${tables} tables.`);
  say(`db push: an empty project has ${tables} tables; config.toml is read without a complaint.`);

  const types = (await server.supabase('gen', 'types', '--lang', 'typescript', '--schema', 'public')).out;
  const own = readFileSync(join(root, 'specs/generated/database.gen.ts'), 'utf8');
  assert(
    JSON.stringify(tokensOf(types)) === JSON.stringify(tokensOf(own)),
    'gen types differs from specs/generated/database.gen.ts.',
  );
  say('gen types: the same as specs/generated/database.gen.ts.');

  const advice = JSON.parse((await server.supabase('db', 'advisors', '--output', 'json')).out.trim() || '[]');
  assert(advice.length === 0, `db advisors: ${advice.map(({ name, detail }) => `${name}: ${detail}`).join('\n')}`);
  say('db advisors: nothing.');
  await checkGoingLive(server);
  await server.close();
}

/** The steps after the push: the starting content, and the first admin with the statement of the README. */
async function checkGoingLive({ supabase, value }) {
  const file = join(work, 'starting-content.sql');
  writeFileSync(file, printStartingContent(backendSpec));
  for (const time of ['first', 'second']) {
    await supabase('db', 'query', '--file', file, '--yes');
    const tiers = await value('select count(*)::int from public.program_tiers');
    assert(
      tiers === backendSpec.seed.rows.program_tiers.length,
      `There are ${tiers} sizes after the ${time} load of the content.`,
    );
  }
  const price = await value(`select sum(amount_cents)::int from public.quote_order('1-step-5k', '{}')`);
  assert(price > 0, `A size costs ${price}.`);
  say('db query: the starting content is there once, however often it is loaded; an order has a price.');

  const email = 'first.admin@duneline.example';
  await value(`insert into auth.users (id, email) values (gen_random_uuid(), '${email}') returning id`);
  await supabase('db', 'query', blockOfReadme('sql').replace('you@example.com', email).trim(), '--yes');
  const admins = await value(
    `select count(*)::int from public.user_roles r join public.profiles p on p.id = r.user_id where r.role = 'admin'`,
  );
  assert(admins === 1, `There are ${admins} admins with a profile.`);
  say('db query: the statement of the README makes the first admin.');
}

/** Applies the later migrations to a project that has run the baseline and has rows in every table. */
async function checkUpgrade() {
  const later = readdirSync(join(supabaseDir, 'migrations')).filter((name) => name > lastBaselineMigration);
  layOut({ without: later });
  const server = await openServer(55_442);
  await server.supabase('db', 'push', '--include-all', '--yes');
  await server.db.exec(readFileSync(join(root, 'tests/contract/upgrade/customerRows.sql'), 'utf8'));
  const before = await countRows(server.db);
  layOut();
  await server.supabase('db', 'push', '--include-all', '--yes');
  const after = await countRows(server.db);
  const lost = [...before].filter(([table, count]) => (after.get(table) ?? 0) < count).map(([table]) => table);
  assert(lost.length === 0, `Rows were lost: ${lost.join(', ')}.`);
  say(`db push over the baseline with rows in ${before.size} tables: ${later.length} later migrations, no row is lost.`);
  await server.close();
}

/** Ids and times differ in each response. */
const masked = (text) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '<moment>');

async function answerOf(url, init) {
  const response = await fetch(url, init);
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0] ?? '',
    body: masked(await response.text()),
  };
}

async function checkFunctions() {
  const functions = join(supabaseDir, 'functions');
  const slugs = readdirSync(functions).filter((slug) => existsSync(join(functions, slug, 'index.ts')));
  const flags = ['--no-remote', '--no-npm', '--no-config'];
  await runTool(tool('deno'), ['check', ...flags, ...slugs.map((slug) => `${slug}/index.ts`)], { cwd: functions });
  say(`deno check: ${slugs.length} edge functions.`);

  const backend = createBackend(backendSpec);
  const { url, close } = await serveBackend(backend);
  const secrets = backendSpec.edgeRuntime?.secrets ?? {};
  let compared = 0;
  for (const [index, slug] of slugs.entries()) {
    const port = 55_460 + index;
    const child = spawn(tool('deno'), ['run', ...flags, '--allow-net', '--allow-env', join(functions, slug, 'index.ts')], {
      env: {
        PATH: process.env.PATH,
        HOME: join(cache, 'home'),
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: backend.keys.anon,
        SUPABASE_SERVICE_ROLE_KEY: backend.keys.serviceRole,
        ...secrets,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      await new Promise((resolve, reject) => {
        child.stderr.on('data', (chunk) => String(chunk).includes('Listening') && resolve());
        child.stdout.on('data', (chunk) => String(chunk).includes('Listening') && resolve());
        child.once('exit', (code) => reject(new CommandError(`deno ended ${slug} with ${code}.`)));
      });
      for (const init of requestsOf(slug, backend.keys.anon)) {
        const [inDeno, inNode] = [
          await answerOf(`http://127.0.0.1:${port}/${slug}`, init()),
          await answerOf(`${url}/functions/v1/${slug}`, init()),
        ];
        assert(
          JSON.stringify(inDeno) === JSON.stringify(inNode),
          `${slug} answers Deno ${JSON.stringify(inDeno)} and Node ${JSON.stringify(inNode)}.`,
        );
        compared += 1;
      }
    } finally {
      child.kill();
    }
  }
  await close();
  say(`deno run: ${compared} answers of ${slugs.length} edge functions are those of Node.`);
}

await command(async (args) => {
  const { content, races, only } = readOptions(args, { content: 'value', races: 'flag', only: 'value' });
  if (content !== undefined) return writeFileSync(content, printStartingContent(backendSpec));
  if (races) return runRaces(say, only);
  installTools();
  await checkEmptyProject();
  await checkUpgrade();
  await checkFunctions();
  await runRaces(say);
});
// The open servers of a failed check would keep the process alive.
process.exit();
