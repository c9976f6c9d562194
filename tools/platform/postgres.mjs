// A PostgreSQL server of this machine with the project's database, for what one connection cannot show (PGlite has no second one).
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../packages/codegen/src/sql/project/config.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';
import { CommandError, root } from '../run.mjs';

/** The folder with `initdb` and `postgres`: `PG_BIN`, or else Debian's newest, or one of `PATH`. */
function findPrograms() {
  const version = (folder) => Number(folder.split('/')[4]);
  const newest = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => version(other) - version(one));
  const { PG_BIN: given, PATH: path = '' } = process.env;
  const folders = given === undefined ? [...newest, ...path.split(delimiter)] : [given];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (found !== undefined) return found;
  throw new CommandError(
    `The races need a PostgreSQL server, and there is none in ${given ?? '/usr/lib/postgresql/*/bin or PATH'}. Install one (\`apt-get install postgresql\`), or set PG_BIN to the folder of \`initdb\`.`,
  );
}

/** A temporary server, without a network port; `close` removes it with all its data. */
export async function startPostgres() {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'duneline-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const who = process.getuid?.() === 0 ? { uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) } : {};
  if (who.uid !== undefined) chownSync(folder, who.uid, 0);
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...who };
  const setUp = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), setUp, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });

  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', deadlock_timeout: '100ms' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let log = '';
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => (log += chunk).includes('ready to accept connections') && resolve());
    server.once('exit', () => reject(new CommandError(`postgres ended:\n${log}`)));
  });
  return {
    /** A connection that finds tables as PostgREST's do. */
    async connect(database) {
      const client = new pg.Client({ host: folder, user: 'postgres', database, options: '-c search_path=public,extensions' });
      await client.connect();
      return client;
    },
    async close() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Makes a database with what a Supabase project has before its first migration, the migrations and the seed. */
export async function createProject(server, name) {
  const supabaseDir = join(root, 'specs/supabase');
  await loadParser();
  const { migrations, seed } = readSupabaseSql(supabaseDir, readConfig(supabaseDir).seedPaths);
  const admin = await server.connect('postgres');
  await admin.query(`create database ${name}`);
  await admin.end();
  const client = await server.connect(name);
  await client.query(readFileSync(join(root, 'packages/codegen/src/sql/prelude.sql'), 'utf8'));
  for (const { path, text } of migrations) {
    await client.query(text).catch((error) => {
      throw new CommandError(`${path}: ${error.message}`);
    });
  }
  // The files of the seed share temporary functions.
  await client.query(seed.map(({ text }) => text).join('\n'));
  await client.end();
}
