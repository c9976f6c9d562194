import { describe, expect, it } from 'vitest';
import { openBothSides } from './attacks/bothSides.ts';
import { idOf, openProject } from './project.ts';

// Who answered a message from /contact and who made a coupon is written by the database, and an answer is given once.

const { run, call, expectSameRows } = openBothSides();
const waiting = { email: 'joseph.kiptoo@mail.example' };
const answered = { email: 'hadi.mansour@mail.example' };
const spam = { email: 'offers@first-page.example' };
const table = 'contact_messages';
const denied = { error: { code: '42501' } };
const done = { error: { code: 'PT409' } };

describe('an answer to a message', () => {
  it('is signed and dated by the database, and makes the message answered', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { data } = await admin.from(table).update({ answer: 'The school can.' }).match(waiting).select('*').single();
    expect(data).toMatchObject({ status: 'answered', answer: 'The school can.', answered_by: await idOf(admin) });
    expect(Date.parse(data?.answered_at ?? '')).toBe(project.clock.now());
  });

  it('is signed by nobody else: who answered and when cannot be sent', async () => {
    const other = 'bec0573f-038c-499b-957d-380bf1224ed1';
    expect(await run('admin', 'update', table, { answer: 'Yes.', answered_by: other }, waiting)).toMatchObject(denied);
    expect(await run('admin', 'update', table, { answered_at: '2020-01-01T00:00:00Z' }, answered)).toMatchObject(denied);
    await expectSameRows(table);
  });

  it('is not replaced, taken back or called spam', async () => {
    expect(await run('admin', 'update', table, { answer: 'No, neither.' }, answered)).toMatchObject(done);
    expect(await run('admin', 'update', table, { answer: null, status: 'new' }, answered)).toMatchObject(done);
    expect(await run('admin', 'update', table, { status: 'spam' }, answered)).toMatchObject(done);
    await expectSameRows(table, 'audit_log');
  });

  it('is given once, and recorded', async () => {
    expect(await run('admin', 'update', table, { answer: 'The school can.' }, waiting)).toMatchObject({ count: 1 });
    expect(await run('admin', 'update', table, { answer: 'The school cannot.' }, waiting)).toMatchObject(done);
    await expectSameRows(table, 'audit_log');
  });

  it('has words: no message is answered without', async () => {
    const refused = { error: { code: '23514' } };
    expect(await run('admin', 'update', table, { status: 'answered' }, waiting)).toMatchObject(refused);
    expect(await run('admin', 'update', table, { answer: '' }, waiting)).toMatchObject(refused);
    await expectSameRows(table);
  });

  it('is written for others with the service key, as before', async () => {
    const row = { status: 'answered', answer: 'Yes.', answered_at: '2026-03-01T10:00:00Z' };
    expect(await run('service_role', 'update', table, row, waiting)).toMatchObject({ count: 1 });
    await expectSameRows(table);
  });
});

it('a message without an answer is spam, and no longer is', async () => {
  expect(await run('admin', 'update', table, { status: 'new' }, spam)).toMatchObject({ count: 1 });
  expect(await run('admin', 'update', table, { status: 'spam' }, spam)).toMatchObject({ count: 1 });
  expect(await run('trader', 'update', table, { status: 'spam' }, waiting)).toMatchObject({ count: 0 });
  await expectSameRows(table, 'audit_log');
});

it('a coupon has the name of the admin who made it, whatever is sent', async () => {
  const coupon = { code: 'SPRING-26', percent: 15 };
  const other = 'bec0573f-038c-499b-957d-380bf1224ed1';
  expect(await run('admin', 'insert', 'coupons', { ...coupon, created_by: other })).toMatchObject(denied);
  expect(await run('admin', 'insert', 'coupons', coupon)).toMatchObject({ count: 1 });
  expect(await run('admin', 'update', 'coupons', { created_by: other }, { code: coupon.code })).toMatchObject(denied);
  await expectSameRows('coupons', 'audit_log');
  const admin = await openProject().clientOf('admin');
  expect((await admin.from('coupons').insert(coupon)).error).toBeNull();
  const { data } = await admin.rpc('coupon_remarks', { _code: coupon.code });
  expect(data).toEqual({ created_by: await idOf(admin), note: null });
});

describe('who made a coupon and what is noted on it', () => {
  it.each([
    ['affiliate', 'LEILA10'],
    ['trader', 'TWOSTEP5'],
  ] as const)('is not read by the %s whose coupon it is', async (person, code) => {
    const project = openProject();
    const owner = await project.clientOf(person);
    const remarks = { note: 'Paid too late', created_by: await idOf(await project.clientOf('admin')) };
    const changes = { ...remarks, ...(person === 'trader' && { owner_id: await idOf(owner) }) };
    const service = project.client(project.keys.serviceRole);
    expect((await service.from('coupons').update(changes).eq('code', code)).error).toBeNull();
    expect(await owner.from('coupons').select('code').eq('code', code)).toMatchObject({ data: [{ code }] });
    const other = await project.clientOf(person === 'trader' ? 'affiliate' : 'trader');
    expect(await other.from('coupons').select('code').eq('code', code)).toMatchObject({ data: [] });
    for (const column of ['note', 'created_by', '*'])
      expect(await owner.from('coupons').select(column).eq('code', code)).toMatchObject(denied);
    expect(await owner.from('coupons').select('code').like('note', 'P%')).toMatchObject(denied);
    expect(await owner.rpc('coupon_remarks', { _code: code })).toMatchObject({ data: null, error: null });
    const admin = await project.clientOf('admin');
    expect(await admin.rpc('coupon_remarks', { _code: code })).toMatchObject({ data: remarks });
  });

  it('is read by admins only, in both databases', async () => {
    for (const persona of ['admin', 'affiliate', 'trader', 'anon']) await call(persona, 'coupon_remarks', { _code: 'LEILA10' });
    for (const persona of ['admin', 'affiliate', 'trader'])
      expect(await run(persona, 'update', 'coupons', { note: 'Mine' }, { note: 'x' })).toMatchObject(denied);
  });
});
