import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openAdmin } from './openAdmin.ts';
import { changeRows, email, password } from './openAuth.ts';

const target = 'http://localhost:3000/in';

describe('admin', () => {
  it('GET /admin/users: page 1 of 50 by default', async () => {
    const { admin, backend, created } = openAdmin();
    await created();
    changeRows(backend, 'users', (row) =>
      Array.from({ length: 51 }, (_, index) => ({
        ...row,
        id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
        email: `${index}@duneline.example`,
      })),
    );
    const { body, headers } = await admin('GET', '/admin/users');
    expect(Object(body).users).toHaveLength(50);
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([
      '51',
      '</admin/users?page=2>; rel="next", </admin/users?page=2>; rel="last"',
    ]);
  });

  it('POST /invite?redirect_to: the mailed link leads there', async () => {
    const { admin, lastMail, open } = openAdmin();
    await admin('POST', `/invite?redirect_to=${encodeURIComponent(target)}`, { email });
    expect((await open(lastMail().link)).href).toMatch(`${target}#access_token=`);
  });

  it('POST /admin/users: aud keeps somebody out of the list of the usual audience', async () => {
    const { admin, create } = openAdmin();
    expect(await create({ email, password, email_confirm: true, aud: 'others' })).toMatchObject({ body: { aud: 'others' } });
    expect((await admin('GET', '/admin/users')).body).toMatchObject({ users: [] });
  });

  it('hashed_token: hex sha224 of the address and the code', async () => {
    const { created, link } = openAdmin();
    await created();
    const { email_otp, hashed_token } = Object((await link({ type: 'magiclink', email })).body);
    expect(hashed_token).toBe(createHash('sha224').update(`${email}${email_otp}`).digest('hex'));
  });

  it.each([
    [target, target],
    [`${target}?tab=1`, encodeURIComponent(`${target}?tab=1`)],
    [`${target}#part`, encodeURIComponent(`${target}#part`)],
  ])('action_link: redirect_to %s is left raw unless it contains & = #', async (redirect_to, written) => {
    const { backend, created, link } = openAdmin();
    await created();
    const { action_link, hashed_token } = Object((await link({ type: 'magiclink', email, redirect_to })).body);
    expect(action_link).toBe(`${backend.url}/auth/v1/verify?token=${hashed_token}&type=magiclink&redirect_to=${written}`);
  });
});
