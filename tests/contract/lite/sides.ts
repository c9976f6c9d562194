import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Backend } from '@duneline/mocks';
import { createBackend } from '@duneline/mocks';
import { openProject } from '../project.ts';
import { compileSpec } from '../rlsBackend.ts';
import { openLite } from './openLite.ts';
import { openSide } from './Side.ts';
import type { Access, Side } from './Side.ts';

const jwtSecret = 'a secret that both implementations sign with';
const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const todoDirectory = root('packages/codegen/src/fixtures/todo/supabase');

/** The projects share lite's database, where our trigger gave the to-do project's user a profile. */
const withoutProfilesOfTodo = `delete from public.profiles where id::text like '00000000-%'`;

/** Opens both implementations, each with our project and the to-do project, from the same SQL; `close` ends lite's Postgres. */
export async function openSides(): Promise<{ readonly ours: Side; readonly lite: Side; readonly close: () => Promise<void> }> {
  const options = { auth: { isAutoConfirm: true }, jwtSecret, signingKey: null };
  const tokens = {
    adaToken: tokenOf('00000000-0000-4000-8000-000000000001'),
    adminToken: tokenOf('5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', { aal: 'aal2' }),
  };
  const [lite, todoSpec] = await Promise.all([
    openLite([root('specs/supabase'), todoDirectory], jwtSecret, withoutProfilesOfTodo),
    compileSpec(todoDirectory),
  ]);
  return {
    ours: await openSide(accessOf(openProject(options).backend), accessOf(createBackend(todoSpec, options)), tokens),
    lite: await openSide(lite, lite, tokens),
    close: lite.close,
  };
}

function accessOf({ url, keys, fetch }: Backend): Access {
  return { url, fetch, anonKey: keys.anon, serviceKey: keys.serviceRole };
}

/** A token of a user without a password, valid for an hour. */
function tokenOf(sub: string, more: object = {}): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 3600, ...more };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
