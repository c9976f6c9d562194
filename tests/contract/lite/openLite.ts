import { readFileSync } from 'node:fs';
import { readConfig } from '../../../packages/codegen/src/sql/project/config.ts';
import { readSupabaseSql } from '../../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../../packages/codegen/src/sql/tree.ts';
import type { Access } from './Side.ts';

// @supabase/lite replaces process.emitWarning with a function that throws for warnings that are not strings.
const emitWarning = process.emitWarning.bind(process);
const { App } = await import('@supabase/lite');
const { createPgliteConnection } = await import('@supabase/lite/pglite');
process.emitWarning = emitWarning;

const prelude = new URL('../../../packages/codegen/src/sql/prelude.sql', import.meta.url);
const keys = { publishable_key: 'sb_publishable_lite', secret_key: 'sb_secret_lite' };

/** As PostgREST prints them, because lite leaves it to the driver: `numeric` as a number, timestamps in ISO 8601. */
const parsers = {
  1700: Number,
  1114: (text: string) => text.replace(' ', 'T'),
  1184: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};

export interface Lite extends Access {
  readonly close: () => Promise<void>;
}

/**
 * `@supabase/lite` on its own Postgres, with the migrations and seeds of all projects in `directories`.
 * @param afterwards SQL to run after them
 */
export async function openLite(directories: readonly string[], jwtSecret: string, afterwards = ''): Promise<Lite> {
  await loadParser();
  const connection = await createPgliteConnection({ url: 'memory://', pgliteOptions: { parsers } });
  await connection.driver.exec(readFileSync(prelude, 'utf8'));
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: { enabled: true, jwt_secret: jwtSecret, ...keys, minimum_password_length: 8, email: { enable_confirmations: false } },
  });
  await app.ensureSystemSchema();
  for (const directory of directories) {
    const { migrations, seed } = readSupabaseSql(directory, readConfig(directory).seedPaths);
    for (const { text } of [...migrations, ...seed]) await connection.driver.exec(text);
  }
  await connection.driver.exec(afterwards);
  return {
    url: 'http://localhost:54321',
    anonKey: keys.publishable_key,
    serviceKey: keys.secret_key,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    close: () => connection.close(),
  };
}
