import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sign } from './_shared/signature.ts';
import { readKeys } from './_shared/certificates.ts';
import { handler as checkout } from './checkout/handler.ts';
import { handler as paymentProvider } from './payment-provider/handler.ts';
import { handler as paymentWebhook } from './payment-webhook/handler.ts';

const folder = import.meta.dirname;
const key = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11';
const receipt = {
  number: 1,
  totalCents: 100,
  lines: [],
  payment: { id: key, status: 'pending', method: 'Visa', amountCents: 100 },
};

/** The environment of a function whose database responds with the receipt. */
function environmentWith(secrets: Readonly<Record<string, string>>, isLocal: boolean) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(receipt)));
  const url = isLocal ? 'http://127.0.0.1:54321' : 'https://abcdefgh.supabase.co';
  return { url, anonKey: 'a', serviceRoleKey: 's', isLocal, secret: (name: string) => secrets[name], now: () => 0, fetch };
}

const post = (path: string, body: string, headers = {}) =>
  new Request(`http://127.0.0.1/functions/v1/${path}`, { method: 'POST', body, headers });

const page = () => new Request(`http://127.0.0.1/functions/v1/payment-provider?order=${key}`);

it.each(['on', 'off', 'true', ''])('simulates no payment on a real project, with the switch "%s"', async (simulation) => {
  const environment = environmentWith({ PAYMENT_SIMULATION: simulation, SITE_URL: 'http://127.0.0.1' }, false);
  const pressed = post(`payment-provider?order=${key}`, 'outcome=succeeded');
  const answers = [await paymentProvider(page(), environment), await paymentProvider(pressed, environment)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(environment.fetch).not.toHaveBeenCalled();
});

it.each([
  ['on', 200],
  ['off', 404],
  ['true', 404],
  ['', 404],
])('answers on this machine, with the switch "%s", %i', async (simulation, status) => {
  const environment = environmentWith({ PAYMENT_SIMULATION: simulation }, true);
  expect((await paymentProvider(page(), environment)).status).toBe(status);
});

it.each(['whsec_embedded_development_only', ''])('takes no notice that is signed with "%s" on a real project', async (secret) => {
  const environment = environmentWith({ PAYMENT_WEBHOOK_SECRET: secret }, false);
  const body = JSON.stringify({ payment: key, status: 'succeeded', amountCents: 100, reference: 'x' });
  const signature = await sign(secret || 'x', body, 0);
  await expect(paymentWebhook(post('payment-webhook', body, { 'payment-signature': signature }), environment)).rejects.toThrow(
    'PAYMENT_WEBHOOK_SECRET is',
  );
  expect(environment.fetch).not.toHaveBeenCalled();
});

const embeddedKey = /^CERTIFICATE_PRIVATE_KEY=(.+)$/m.exec(readFileSync(join(folder, '../../embedded.env'), 'utf8'))?.[1] ?? '';

it.each([
  ['the embedded key', embeddedKey, 'CERTIFICATE_PRIVATE_KEY is the public one'],
  ['no key', '', 'CERTIFICATE_PRIVATE_KEY is not set'],
])('signs no certificate with %s on a real project', async (_what, secret, reason) => {
  const environment = environmentWith({ CERTIFICATE_PRIVATE_KEY: secret }, false);
  await expect(readKeys(environment)).rejects.toThrow(reason);
});

it('signs with the embedded key on this machine', async () => {
  const { publicKey } = await readKeys(environmentWith({ CERTIFICATE_PRIVATE_KEY: embeddedKey }, true));
  expect(publicKey).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
});

it('orders nothing on a real project that has no payment service', async () => {
  const order = {
    key,
    tier: '1-step-10k',
    addOns: [],
    email: 'hana@mail.example',
    fullName: 'Hana',
    country: 'AE',
    method: 'Visa',
    hasAcceptedTerms: true,
  };
  const environment = environmentWith({ PAYMENT_SIMULATION: 'on' }, false);
  await expect(checkout(post('checkout', JSON.stringify(order)), environment)).rejects.toThrow('PAYMENT_PAGE is not set.');
  expect(environment.fetch).not.toHaveBeenCalled();
});

it('lists every secret that a function reads in config.toml and in the README', () => {
  const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const read = sources.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/secret\('(\w+)'\)/g), ([, name]) => name),
  );
  const config = readFileSync(join(folder, '../config.toml'), 'utf8');
  const readme = readFileSync(join(folder, '../../../README.md'), 'utf8').split('## Going live')[1] ?? '';
  const names = [...new Set(read)];
  expect(names).toContain('PAYMENT_WEBHOOK_SECRET');
  for (const name of names) {
    expect(config).toContain(`\n${name} = "env(${name})"\n`);
    expect(readme).toContain(`\`${name}\``);
  }
});
