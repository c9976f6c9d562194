import { expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const environment = (url: string) => ({
  url,
  anonKey: 'anon',
  serviceRoleKey: 'service',
  isLocal: false,
  secret: () => undefined,
  now: () => 0,
  fetch: () => Promise.reject(new Error('Nothing is fetched.')),
});
const [hosted, other] = [environment('https://abcdefgh.supabase.co'), environment('https://backend.duneline.example')];
const callerFrom = (headers: Record<string, string>, platform = hosted) =>
  callerOf(new Request('https://duneline.example/', { headers }), platform);

it('takes the address that Supabase’s gateway sets, whatever else the client sends', async () => {
  const real = await callerFrom({ 'cf-connecting-ip': '203.0.113.9' });
  expect(await callerFrom({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '10.0.0.1, 10.0.0.2' })).toBe(real);
  expect(await callerFrom({ 'cf-connecting-ip': '203.0.113.10', 'x-forwarded-for': '203.0.113.9' })).not.toBe(real);
});

it('takes on other platforms the last address of x-forwarded-for, and no header that their gateway passes on', async () => {
  const real = await callerFrom({ 'x-forwarded-for': '203.0.113.9' }, other);
  expect(await callerFrom({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9', 'cf-connecting-ip': '10.0.0.2' }, other)).toBe(real);
  expect(await callerFrom({ 'x-forwarded-for': '203.0.113.9, 203.0.113.10' }, other)).not.toBe(real);
});

it('knows nobody without an address', async () => {
  expect(await callerFrom({})).toBeNull();
  expect(await callerFrom({ 'cf-connecting-ip': '203.0.113.9' }, other)).toBeNull();
  expect(await callerFrom({ 'x-forwarded-for': '203.0.113.9, ' })).toBeNull();
});
