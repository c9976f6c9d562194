import type { Command, Role } from '@duneline/specs/contract';
import { backendSpec } from '@duneline/specs/backend';
import type { Deviation } from './Deviation.ts';

const tablesWithout = (role: Role, command: Command): string[] =>
  Object.values(backendSpec.tables)
    .filter(({ grants, columnGrants }) => !grants[role].includes(command) && !Object.hasOwn(columnGrants?.[role] ?? {}, command))
    .map(({ name }) => name);

/**
 * All differences between `@supabase/lite` 0.10.0 and our backend. The list may only shrink: an obsolete entry fails, as does a
 * missing one.
 */
export const deviations: Readonly<Record<string, Deviation>> = {
  'lite grants all tables to anon and authenticated': {
    what: 'a missing grant is an empty answer, not 42501',
    right: 'ours',
    source: 'rls.contract.test.ts: Postgres refuses the same statements',
    differs: ['refused'],
    calls: [
      'a visitor asks for roles',
      'a visitor asks for orders',
      'a visitor asks for tickets',
      'a visitor may not edit programs',
      'an admin may not edit programs',
      'a column that may not be written',
      'todo: the owner may not',
      ...tablesWithout('anon', 'select').map((name) => `${name}: what a visitor may read`),
      ...tablesWithout('service_role', 'update').map((name) => `${name}: a change of none`),
      ...tablesWithout('service_role', 'delete').map((name) => `${name}: a deletion of none`),
    ],
  },
  'lite comes to policies where grants end': {
    what: 'a write without a grant is refused by the policy, so the message is another',
    right: 'ours',
    source: 'rls.contract.test.ts',
    differs: ['error.message'],
    calls: [
      'a visitor may not order',
      'a trader may not order',
      'a trader may not grant a role',
      'a visitor may not grant a role',
      'a trader may not take the id of another',
    ],
  },
  'lite comes to constraints where grants end': {
    what: 'a row that the service key may not insert is refused as it breaks a constraint',
    right: 'ours',
    source: 'rls.contract.test.ts',
    differs: ['error.code', 'error.details', 'error.message', 'status'],
    calls: tablesWithout('service_role', 'insert').map((name) => `${name}: a row without its key`),
  },
  'lite answers 500 SUP for check violations': {
    what: 'SQLSTATE 23514 is lost',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Error.hs: class 23 without 23503 and 23505 is 400 with its code',
    differs: ['error.code', 'error.message', 'status'],
    calls: ['insert what a check refuses', 'insert what a check refuses, as the service', 'update that a check refuses'],
  },
  'lite has no details of check violations': {
    what: 'the failing row, which the service key is told',
    right: 'ours',
    source: 'Postgres',
    differs: ['error.details'],
    calls: ['insert what a check refuses, as the service'],
  },
  'lite answers 500 SUP for what is no boolean': {
    what: 'SQLSTATE 22P02 is lost in its driver',
    right: 'ours',
    source: 'Postgres',
    differs: ['error.code', 'error.message', 'status'],
    calls: ['no boolean'],
  },
  'lite gives null for columns that a row of a bulk insert lacks': {
    what: '`missing=default` is disregarded in what is returned',
    right: 'ours',
    source: 'PostgREST, references/api/preferences: missing=default takes the default of the column',
    differs: ['data'],
    calls: ['insert rows of different columns'],
  },
  'lite inserts the default where PostgREST inserts null': {
    what: 'a column that one row of a bulk insert lacks is NULL without `missing=default`, which NOT NULL refuses; the rows are there later',
    right: 'ours',
    source: 'PostgREST, references/api/preferences',
    differs: ['refused'],
    calls: ['insert rows of different columns, as null'],
  },
  'lite keeps the rows of that insert': {
    what: 'the same rows, when they are deleted',
    right: 'ours',
    source: 'as above',
    differs: ['data'],
    calls: ['delete add-ons'],
  },
  'lite guesses no names': {
    what: 'the hints of PGRST200 and PGRST202 are missing',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Error.hs: noRelBetweenHint, noRpcHint',
    differs: ['error.hint'],
    calls: ['an unknown relation', 'tables without a relation', 'a missing argument'],
  },
  'lite takes any table with two foreign keys for one between': {
    what: 'PGRST201, though the keys of order_items, trading_accounts and share_notes do not contain both references',
    right: 'ours',
    source: 'PostgREST, references/api/resource_embedding, many-to-many: the foreign keys must be part of the primary key',
    differs: ['refused'],
    calls: ['three levels', 'todo: shares of mine'],
  },
  'lite finds a column in two tables': {
    what: '42702 when one orders by a relation and then by a column that both have',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Query/SqlFragment.hs: every column is qualified',
    differs: ['refused'],
    calls: ['order by a relation selected'],
  },
  'lite names an unknown column after another table': {
    what: 'the column of a relation is told as one of the table that was asked',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Plan.hs: relations are aliased <table>_<depth>',
    differs: ['error.message'],
    calls: ['an unknown column of a relation'],
  },
  'lite prints json columns of a csv closely': {
    what: 'no space after the colon',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Query/SqlFragment.hs: row_to_json(…)::jsonb, and jsonb prints the space',
    differs: ['data'],
    calls: ['csv of an embed'],
  },
  'lite answers a csv of nothing without the line feed': {
    what: 'header and rows are joined by a line feed, also when both are empty',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Query/SqlFragment.hs: asCsvF',
    differs: ['data'],
    calls: ['csv of nothing'],
  },
  'lite parses with a parser of its own: messages': {
    what: 'message and column of PGRST100',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/ApiRequest/QueryParams.hs: Parsec, whose column is where the value begins',
    differs: ['error.message', 'error.details'],
    calls: ['a malformed select', 'is with another word'],
  },
  'lite parses with a parser of its own: details': {
    what: 'the details of PGRST100 are not what Parsec expected',
    right: 'ours',
    source: 'as above',
    differs: ['error.details'],
    calls: ['an unknown operator'],
  },
  'lite takes a condition without a value': {
    what: '`or=(id.eq)` is answered',
    right: 'ours',
    source: 'as above: pLogicFilter wants a dot after the operator',
    differs: ['refused'],
    calls: ['a malformed or'],
  },
  'lite refuses rpc with head': {
    what: '400 with an empty message',
    right: 'ours',
    source: 'PostgREST, references/api/functions: HEAD calls a function that does not write',
    differs: ['refused'],
    calls: ['a set, counted alone'],
  },
  'lite calls trigger functions': {
    what: '42804 from Postgres instead of PGRST202',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/SchemaCache.hs: functions that return trigger are left out',
    differs: ['error.code', 'error.details', 'error.message', 'status'],
    calls: ['a trigger function'],
  },
  'lite answers 400 to the same row twice in an upsert': {
    what: 'SQLSTATE 21000 is 500 unless the message asks for a WHERE clause',
    right: 'ours',
    source: 'PostgREST, src/PostgREST/Error.hs: pgErrorStatus',
    differs: ['status'],
    calls: ['upsert the same row twice'],
  },
  'lite answers a single insert with a relation as a list': {
    what: '`application/vnd.pgrst.object+json` is disregarded',
    right: 'ours',
    source: 'PostgREST, references/api/resource_representation',
    differs: ['data'],
    calls: ['todo: insert with an embed'],
  },
  'lite tells that a password is not weak': {
    what: 'weak_password: null beside the session',
    right: 'ours',
    source: 'supabase/auth, internal/tokens/service.go: weak_password,omitempty',
    differs: ['data'],
    calls: ['sign in', 'sign in with capitals'],
  },
  'lite forgets when it sent a recovery mail': {
    what: 'recovery_sent_at is missing',
    right: 'ours',
    source: 'supabase/auth, internal/models/user.go',
    differs: ['data'],
    calls: ['change the data'],
  },
  'lite knows no code of the type email': {
    what: 'validation_failed before the code is looked at',
    right: 'ours',
    source: 'supabase/auth, internal/api/verify.go: mail.EmailOTPVerification',
    differs: ['error.code', 'error.message', 'error.status'],
    calls: ['a code that is wrong'],
  },
  'a malformed token is told in words of the library': {
    what: 'what the JSON decoder of each language says after the same beginning',
    right: 'neither',
    source: 'supabase/auth passes on what golang-jwt says',
    differs: ['error.message'],
    calls: ['who is a forged token'],
  },
};
