import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openProject } from '../project.ts';
import { openDatabase } from '../rlsDatabase.ts';
import { totp } from '../../totp.ts';
import { duneline } from '../rlsProjects.ts';

// Every user has a profile, however they were created, because content, reviews and the audit log refer to it.

const id = '00000000-0000-4000-8000-00000000c0de';
let db: PGlite;
beforeAll(async () => {
  db = await openDatabase(duneline.directory);
});
afterAll(() => db.close());

const cases: readonly (readonly [metadata: object | null, email: string | null, name: string])[] = [
  [{ display_name: '  Hana Saleh ' }, 'hana@mail.example', 'Hana Saleh'],
  [{ full_name: 'Hana S.' }, 'hana@mail.example', 'Hana S.'],
  [{ display_name: '   ', name: 'Hana' }, 'hana@mail.example', 'Hana'],
  [{}, 'hana@mail.example', 'hana'],
  [null, 'hana@mail.example', 'hana'],
  [{ display_name: '😀'.repeat(100) }, 'hana@mail.example', '😀'.repeat(80)],
  [{ display_name: { a: 1 } }, 'hana@mail.example', '{"a": 1}'],
  [null, null, 'Trader'],
];

describe('a user made by SQL', () => {
  it.each(cases)('with %j and %s gets a profile', async (metadata, email, name) => {
    await db.exec('begin');
    await db.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      id,
      email,
      metadata === null ? null : JSON.stringify(metadata),
    ]);
    const { rows } = await db.query('select display_name, kind from public.profiles where id = $1', [id]);
    await db.exec('rollback');
    expect(rows).toEqual([{ display_name: name, kind: 'trader' }]);
  });

  it('becomes the first admin with the statement of the README', async () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const statement = /^insert into public\.user_roles .*;$/m.exec(readme)?.[0] ?? '';
    await db.exec(`begin; insert into auth.users (id, email) values ('${id}', 'you@example.com')`);
    await db.exec(statement);
    const claims = JSON.stringify({ role: 'authenticated', sub: id, aal: 'aal2', email: 'you@example.com' });
    await db.exec(`select set_config('request.jwt.claims', '${claims}', true); set local role authenticated`);
    const written = await db.query(`update public.cta_config set label = 'Start now' where locale = 'en' returning updated_by`);
    const logged = await db.query(`select actor from public.audit_log where actor = '${id}' and table_name = 'cta_config'`);
    await db.exec('rollback');
    expect(written.rows.length).toBeGreaterThan(0);
    expect(logged.rows).toHaveLength(written.rows.length);
  });
});

describe('in the embedded backend', () => {
  it('a sign-up gets a profile under the given name', async () => {
    const { client, backend } = openProject();
    const { data } = await client().auth.signUp({
      email: 'hana@mail.example',
      password: 'seven quiet harbours',
      options: { data: { display_name: 'Hana Saleh' } },
    });
    const profile = backend.snapshot().tables['public.profiles']?.find((row) => row['id'] === data.user?.id);
    expect(profile).toMatchObject({ display_name: 'Hana Saleh', kind: 'trader' });
  });

  it('an invited person and one made with the service key get a profile', async () => {
    const { client, keys, backend } = openProject();
    const service = client(keys.serviceRole).auth.admin;
    const made = [
      await service.inviteUserByEmail('omar@mail.example'),
      await service.createUser({ email: 'lena@mail.example', user_metadata: { name: 'Lena' } }),
    ];
    const profiles = backend.snapshot().tables['public.profiles'] ?? [];
    const names = made.map(({ data }) => profiles.find((row) => row['id'] === data.user?.id)?.['display_name']);
    expect(names).toEqual(['omar', 'Lena']);
  });

  it('a new admin, who has a role and nothing else, writes everything that an admin writes', async () => {
    const { client, keys, clock } = openProject();
    const service = client(keys.serviceRole);
    const { data } = await service.auth.admin.createUser({
      email: 'first@mail.example',
      password: 'seven quiet harbours',
      email_confirm: true,
    });
    await service.from('user_roles').insert({ user_id: String(data.user?.id), role: 'admin' });
    const admin = client();
    await admin.auth.signInWithPassword({ email: 'first@mail.example', password: 'seven quiet harbours' });
    const { data: factor } = await admin.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (factor?.type !== 'totp') throw new Error('There is no authenticator app.');
    await admin.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totp(factor.totp.secret, clock.now()) });
    expect((await admin.rpc('is_admin')).data).toBe(true);
    const edited = await admin.from('cta_config').update({ label: 'Start now' }).eq('locale', 'en').select('updated_by');
    expect(new Set(edited.data?.map((row) => row.updated_by))).toEqual(new Set([data.user?.id]));
    expect((await admin.from('coupons').insert({ code: 'FIRST-ADMIN', percent: 5 })).error).toBeNull();
    const log = await admin
      .from('audit_log')
      .select('table_name, action, row_id')
      .eq('actor', String(data.user?.id))
      .eq('table_name', 'coupons');
    expect(log.data).toEqual([{ table_name: 'coupons', action: 'insert', row_id: '00000000-0000-0000-0000-000000000000' }]);
  });
});
