import type { AuthSettings } from '@duneline/mocks';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRows, openAuth, refusal, tokensOf } from './openAuth.ts';
import type { Answer, AuthProject } from './openAuth.ts';
import { domain, ethereumWallet, messageOf, solanaWallet } from './wallets.ts';
import type { MessageParts, Wallet } from './wallets.ts';

const chains = ['ethereum', 'solana'] as const;
const path = '/token?grant_type=web3';

interface WalletProject extends AuthProject {
  readonly signMessage: (wallet: Wallet, parts?: MessageParts) => Promise<Answer>;
  readonly signText: (wallet: Wallet, text: string) => Promise<Answer>;
}

function openWallets(auth: Partial<AuthSettings> = {}): WalletProject {
  const project = openAuth({ siteUrl: `https://${domain}`, web3Chains: chains, ...auth });
  const signText = ({ chain, sign }: Wallet, message: string): Promise<Answer> =>
    project.post(path, { chain, message, signature: sign(message) });
  return { ...project, signText, signMessage: (wallet, parts) => signText(wallet, messageOf(wallet, parts)) };
}

function claimsOf({ body }: Answer): Record<string, unknown> {
  return JSON.parse(
    Buffer.from(tokensOf({ status: 200, body, headers: new Headers() }).access_token.split('.')[1] ?? '', 'base64url').toString(),
  );
}

function refused(description: string): object {
  return { status: 400, body: { error: 'invalid_grant', error_description: description } };
}

const wallets = { ethereum: () => ethereumWallet, solana: solanaWallet };
const names = { ethereum: 'Ethereum', solana: 'Solana' };
const prefixes = { ethereum: 'siwe', solana: 'siws' };

describe.each(chains)('POST /token?grant_type=web3: %s', (chain) => {
  const name = names[chain];

  it('takes in the owner of a wallet, who has neither address nor number', async () => {
    const { signMessage } = openWallets();
    const wallet = wallets[chain]();
    const answer = await signMessage(wallet, { statement: 'Sign in to trade.' });
    const sub = `web3:${chain}:${wallet.address}`;
    const data = {
      sub,
      email_verified: false,
      phone_verified: false,
      custom_claims: {
        address: wallet.address,
        chain,
        network: chain === 'ethereum' ? '1' : 'solana:mainnet',
        domain,
        statement: 'Sign in to trade.',
      },
    };
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: {
          email: '',
          phone: '',
          role: 'authenticated',
          is_anonymous: false,
          app_metadata: { provider: 'web3', providers: ['web3'] },
          user_metadata: data,
          identities: [{ provider: 'web3', id: sub, identity_data: data }],
        },
      },
    });
    expect(answer.body).not.toHaveProperty('user.email_confirmed_at');
    expect(claimsOf(answer)).toMatchObject({ email: '', aal: 'aal1', amr: [{ method: 'web3' }] });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'sb-auth-user-id': tokensOf(answer).user.id,
      'sb-auth-session-id': claimsOf(answer)['session_id'],
      'sb-auth-refresh-token-prefix': tokensOf(answer).refresh_token.slice(0, 5),
    });
  });

  it('knows the owner again, and keeps what the last message said', async () => {
    const { backend, signMessage } = openWallets();
    const wallet = wallets[chain]();
    const first = tokensOf(await signMessage(wallet, { statement: 'First.' }));
    const second = await signMessage(wallet, { statement: 'Second.' });
    expect(tokensOf(second).user.id).toBe(first.user.id);
    expect(second.body).toMatchObject({ user: { user_metadata: { custom_claims: { statement: 'Second.' } } } });
    expect(backend.snapshot().tables['auth.identities']).toHaveLength(1);
  });

  it('takes in nobody where nobody can sign up, and nobody who is banned', async () => {
    const closed = openWallets({ isSignupDisabled: true });
    const wallet = wallets[chain]();
    const message = 'Signups not allowed for this instance';
    expect(await closed.signMessage(wallet)).toMatchObject(refusal(422, 'signup_disabled', message));
    expect(closed.backend.snapshot().tables['auth.users']).toHaveLength(0);
    const { backend, signMessage } = openWallets();
    await signMessage(wallet);
    changeRows(backend, 'users', (row) => [{ ...row, banned_until: '2027-01-01T00:00:00.000Z' }]);
    const known = backend.snapshot();
    expect(await signMessage(wallet)).toMatchObject(refusal(403, 'user_banned', 'User is banned'));
    expect(backend.snapshot()).toEqual(known);
  });

  it('refuses a message that another wallet has signed', async () => {
    const { post } = openWallets();
    const wallet = wallets[chain]();
    const message = messageOf(wallet);
    const signature = wallet.sign(`${message} `);
    expect(await post(path, { chain, message, signature })).toMatchObject(refused('Signature does not match address in message'));
  });

  it.each<[string, MessageParts['fields'], string]>([
    ['not for HTTPS', { URI: `http://${domain}/` }, `Signed ${name} message is using URI which does not use HTTPS`],
    ['for a path alone', { URI: '/account' }, `Signed ${name} message is using URI which does not use HTTPS`],
    [
      'for another site',
      { URI: 'https://other.example/' },
      `Signed ${name} message is using URI which is not allowed on this server, message was signed for another app`,
    ],
    [
      'for an allowed page of another domain than it names',
      { URI: 'https://app.duneline.example/' },
      `Signed ${name} message is using a Domain that does not match the one in URI which is not allowed on this server`,
    ],
    ['of later', { 'Not Before': '2026-03-01T09:00:01Z' }, `Signed ${name} message becomes valid in the future`],
    [
      'of earlier',
      { 'Issued At': '2026-03-01T08:58:00Z', 'Not Before': '2026-03-01T08:58:00Z', 'Expiration Time': '2026-03-01T08:59:00Z' },
      `Signed ${name} message is expired`,
    ],
    ['of long ago', { 'Issued At': '2026-03-01T08:49:59Z' }, `${name} message was issued too long ago`],
    ['of far ahead', { 'Issued At': '2026-03-01T11:10:01+02:00' }, `${name} message was issued too far in the future`],
  ])('refuses a message %s', async (_, fields, description) => {
    const { signMessage } = openWallets({ redirectUrls: ['https://app.duneline.example/'] });
    expect(await signMessage(wallets[chain](), { fields })).toMatchObject(refused(description));
  });

  it.each<[string, MessageParts['fields']]>([
    ['until it is ten minutes old', { 'Issued At': '2026-03-01T08:50:00.000Z' }],
    [
      'in the moment of its beginning and its end',
      { 'Not Before': '2026-03-01T09:00:00Z', 'Expiration Time': '2026-03-01T09:00:00Z' },
    ],
    ['for this machine, whatever the domain', { URI: 'http://localhost:5173/' }],
    ['without a network, a nonce and a request', { 'Chain ID': null, Nonce: null }],
    ['with what is not known', { 'Request ID': 'a b', Colour: 'sand' }],
  ])('takes a message %s', async (_, fields) => {
    const { signMessage } = openWallets({ redirectUrls: ['http://localhost:5173/'] });
    expect(await signMessage(wallets[chain](), { fields })).toMatchObject({ status: 200 });
  });

  it.each<[string, (message: string) => string, string]>([
    ['of five lines', (message) => message.split('\n').slice(0, 5).join('\n'), 'message needs at least 6 lines'],
    [
      'for another chain',
      (message) => message.replace(name, 'Bitcoin'),
      `message first line does not end in " wants you to sign in with your ${name} account:"`,
    ],
    ['without a domain', (message) => message.replace(domain, 'no domain'), 'domain in first line of message is not valid'],
    [
      'without an address',
      (message) => message.replace(/\n.+/, '\n0x0'),
      chain === 'ethereum' ? 'wallet address is not a valid Ethereum address' : 'wallet address is not in base58 format',
    ],
    ['without an empty line', (message) => message.replace('\n\n', '\nx\n'), 'third line must be empty'],
    ['with a line of no field', (message) => `${message}\nResources\n`, 'encountered unparsable line at index 8'],
    [
      'with a resource that is none',
      (message) => `${message}\nResources:\n- /a\n- ://`,
      'Resource at position 1 has invalid URI',
    ],
    ['with an address that is none', (message) => message.replace('https://', ''), 'URI is not valid'],
    [
      'of another version',
      (message) => message.replace('Version: 1', 'Version: 2'),
      'Version value is not supported, expected 1 got "2"',
    ],
    ['of no version', (message) => message.replace('Version: 1\n', '\n'), 'Version value is not supported, expected 1 got ""'],
    ['of no network', (message) => message.replace(/Chain ID: .*/, 'Chain ID: -1'), 'Chain ID is not valid'],
    ['of no day', (message) => message.replace('2026-03-01', '2026-02-29'), 'Issued At is not a valid ISO8601 timestamp'],
    ['of no time', (message) => message.replace(/\nIssued At.*/, ''), 'Issued At is not specified'],
    ['of no page', (message) => message.replace(/\nURI.*/, ''), 'URI is not specified'],
    ['with an odd end', (message) => `${message}\nExpiration Time: soon`, 'Expiration Time is not a valid ISO8601 timestamp'],
    ['with an odd beginning', (message) => `${message}\nNot Before: now`, 'Not Before is not a valid ISO8601 timestamp'],
    ['that ends first', (message) => `${message}\nExpiration Time: 2026-03-01T08:59:59Z`, 'Issued At is after Expiration Time'],
    [
      'that ends before it begins',
      (message) => `${message}\nExpiration Time: 2026-03-01T09:01:00Z\nNot Before: 2026-03-01T09:02:00Z`,
      'Not Before is after Expiration Time',
    ],
  ])('refuses a message %s', async (_, change, reason) => {
    const { signText } = openWallets();
    const wallet = wallets[chain]();
    const answer = await signText(wallet, change(messageOf(wallet)));
    expect(answer).toMatchObject(refusal(400, 'validation_failed', `${prefixes[chain]}: ${reason}`));
  });

  it('refuses a message that is too short or too long, counted in bytes', async () => {
    const { signText } = openWallets();
    const wallet = wallets[chain]();
    expect(await signText(wallet, 'x'.repeat(63))).toMatchObject(refusal(400, 'validation_failed', 'message is too short'));
    expect(await signText(wallet, '😀'.repeat(5121))).toMatchObject(
      refusal(400, 'validation_failed', 'message must not exceed 20KB'),
    );
  });

  it('is switched off by itself, and with the other', async () => {
    const other = chains.filter((one) => one !== chain);
    const message = `${name} Web3 provider is disabled`;
    expect(await openWallets({ web3Chains: other }).signMessage(wallets[chain]())).toMatchObject(
      refusal(422, 'web3_provider_disabled', message),
    );
    expect(await openWallets({ web3Chains: [] }).post(path, '{')).toMatchObject(
      refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
    );
  });
});

describe('POST /token?grant_type=web3: signatures', () => {
  const malformed = 'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string';
  const unpadded = 'signature must be 64 bytes encoded as base64 with or without padding';
  const mismatch = refused('Signature does not match address in message');

  it.each<[string, (signature: string) => string, object]>([
    ['of another length', (signature) => signature.slice(0, -2), refusal(400, 'validation_failed', malformed)],
    ['without 0x', (signature) => signature.slice(2), mismatch],
    ['that is not hexadecimal', (signature) => signature.replace(/.$/, 'z'), mismatch],
    ['with an impossible last byte', (signature) => signature.replace(/..$/, '04'), mismatch],
    ['of zeros', () => `0x${'0'.repeat(130)}`, mismatch],
  ])('ethereum: refuses one %s', async (_, change, expected) => {
    const { post } = openWallets();
    const message = messageOf(ethereumWallet);
    const body = { chain: 'ethereum', message, signature: change(ethereumWallet.sign(message)) };
    expect(await post(path, body)).toMatchObject(expected);
  });

  it('ethereum: takes the last byte from 0 and from 27 on, and the address in either case', async () => {
    const { post } = openWallets();
    const message = messageOf({ ...ethereumWallet, address: ethereumWallet.address.toLowerCase() });
    const signature = ethereumWallet.sign(message);
    const last = Number.parseInt(signature.slice(-2), 16) - 27;
    const low = `${signature.slice(0, -2)}0${last}`;
    expect(await post(path, { chain: 'ethereum', message, signature })).toMatchObject({ status: 200 });
    expect(await post(path, { chain: 'ethereum', message, signature: low })).toMatchObject({ status: 200 });
  });

  it('ethereum: reads an end only beside a beginning, as GoTrue does', async () => {
    const { signMessage } = openWallets();
    const fields = { 'Issued At': '2026-03-01T08:58:00Z', 'Expiration Time': '2026-03-01T08:59:00Z' };
    expect(await signMessage(ethereumWallet, { fields })).toMatchObject({ status: 200 });
  });

  it.each<[string, (signature: string) => string, object]>([
    ['of another length', (signature) => signature.slice(0, -4), refusal(400, 'validation_failed', unpadded)],
    [
      'that is not base64',
      (signature) => signature.replace(/^./, '*'),
      refusal(400, 'validation_failed', 'signature does not contain valid base64 characters'),
    ],
    ['of 66 bytes', () => 'A'.repeat(88), mismatch],
    ['of zeros', () => `${'A'.repeat(86)}==`, mismatch],
  ])('solana: refuses one %s', async (_, change, expected) => {
    const { post } = openWallets();
    const wallet = solanaWallet();
    const message = messageOf(wallet);
    const body = { chain: 'solana', message, signature: change(wallet.sign(message)) };
    expect(await post(path, body)).toMatchObject(expected);
  });

  it('solana: takes base64url without padding too', async () => {
    const { post } = openWallets();
    const wallet = solanaWallet();
    const message = messageOf(wallet);
    const signature = Buffer.from(wallet.sign(message), 'base64').toString('base64url');
    expect(await post(path, { chain: 'solana', message, signature })).toMatchObject({ status: 200 });
  });

  it('solana: takes the envelope that a Ledger signs', async () => {
    const { post } = openWallets();
    const wallet = solanaWallet();
    const message = messageOf(wallet);
    const text = Buffer.from(message);
    const application = Buffer.alloc(32);
    application.write(domain);
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    const opening = Buffer.from('\u00ffsolana offchain\0', 'latin1');
    const envelope = Buffer.concat([opening, application, Buffer.of(0, 1), wallet.key, length, text]);
    const signature = Buffer.from(wallet.signBytes(envelope)).toString('base64');
    expect(await post(path, { chain: 'solana', message, signature })).toMatchObject({ status: 200 });
  });

  it('solana: refuses an address that is no key', async () => {
    const { signText } = openWallets();
    const wallet = solanaWallet();
    for (const address of ['0'.repeat(40), '1'.repeat(40)]) {
      expect(await signText(wallet, messageOf({ ...wallet, address }))).toMatchObject(mismatch);
    }
  });
});

describe('POST /token?grant_type=web3', () => {
  it('refuses a chain that there is not, what is no JSON and what is too much', async () => {
    const { post } = openWallets();
    const unsupported = refusal(400, 'web3_unsupported_chain', 'Unsupported chain');
    expect(await post(path, { chain: 'bitcoin' })).toMatchObject(unsupported);
    expect(await post(path, {})).toMatchObject(unsupported);
    expect(await post(path, { chain: 1 })).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    expect(await post(path, '{')).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    expect(await post(path, `"${'x'.repeat(1_000_001)}"`)).toMatchObject({ status: 413 });
  });

  it('wants the proof of a captcha where the project does', async () => {
    const { post, signMessage } = openWallets({ captcha: 'pass' });
    expect(await signMessage(ethereumWallet)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
    const message = messageOf(ethereumWallet);
    const signed = { chain: 'ethereum', message, signature: ethereumWallet.sign(message) };
    const gotrue_meta_security = { captcha_token: 'seen' };
    expect(await post(path, { ...signed, gotrue_meta_security })).toMatchObject({ status: 200 });
  });

  it('counts towards a limit of its own', async () => {
    const { signIn, signMessage } = openWallets({ rateLimits: { web3: 1 } });
    await signMessage(ethereumWallet);
    const limited = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
    expect(await signMessage(ethereumWallet)).toMatchObject(limited);
    expect((await signIn()).status).toBe(400);
  });

  it('is refused without a known API key', async () => {
    const { ask } = openWallets();
    expect((await ask('POST', path, {}, { headers: { apikey: 'wrong' } })).status).toBe(401);
  });

  it('whatever a body says, the answer is described, and a refusal changes nothing', async () => {
    const { backend, post } = openWallets();
    const wallet = solanaWallet();
    const start = backend.snapshot();
    const line = fc.oneof(
      fc.constantFrom(
        '',
        'URI: /',
        'URI: https://[',
        'Version: 1',
        'Issued At: 2026-03-01T09:00:00Z',
        'Resources:',
        '- x',
        '__proto__: 1',
        '\ud800',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const head = fc.constantFrom(...[ethereumWallet, wallet].map((one) => messageOf(one).split('\n').slice(0, 3).join('\n')));
    const message = fc.tuple(head, fc.array(line, { maxLength: 8 })).map(([first, lines]) => [first, ...lines].join('\n'));
    const sample = messageOf(ethereumWallet);
    const signature = fc.constantFrom(ethereumWallet.sign(sample), wallet.sign(sample), '', `0x${'f'.repeat(130)}`);
    const body = fc.record(
      {
        chain: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...chains) }, { weight: 1, arbitrary: fc.jsonValue() }),
        message: fc.oneof({ weight: 9, arbitrary: message }, { weight: 1, arbitrary: fc.jsonValue() }),
        signature: fc.oneof({ weight: 9, arbitrary: signature }, { weight: 1, arbitrary: fc.jsonValue() }),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        // The backend throws for responses that no schema describes.
        expect((await post(path, sent)).status).toBeGreaterThanOrEqual(400);
        expect(backend.snapshot()).toEqual(start);
      }),
      { numRuns: 200 * Number(process.env.FC_TIMES ?? 1) },
    );
  });
});

describe('supabase-js: signInWithWeb3', () => {
  const site = `https://${domain}/account`;
  const open = () => {
    const { backend } = openWallets();
    const { clock, fetch, keys, url } = backend;
    const issuedAt = new Date(clock.now()).toISOString();
    const { auth } = createClient(url, keys.anon, {
      global: { fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    return { auth, issuedAt };
  };

  it('asks an Ethereum wallet to sign', async () => {
    const { auth, issuedAt } = open();
    const wallet = {
      address: ethereumWallet.address,
      on: () => undefined,
      removeListener: () => undefined,
      async request({ method, params = [] }: { method: string; params?: unknown }): Promise<unknown> {
        if (method === 'eth_requestAccounts') return [ethereumWallet.address.toLowerCase()];
        if (method === 'eth_chainId') return '0x1';
        const [text] = Array.isArray(params) ? params : [];
        return ethereumWallet.sign(Buffer.from(String(text).slice(2), 'hex').toString());
      },
    };
    const options = { url: site, signInWithEthereum: { issuedAt: new Date(issuedAt) } };
    const { data, error } = await auth.signInWithWeb3({ chain: 'ethereum', wallet, statement: 'Welcome.', options });
    expect(error).toBeNull();
    expect(data.user?.user_metadata['custom_claims']).toMatchObject({
      address: ethereumWallet.address.toLowerCase(),
      network: '1',
    });
  });

  it('asks a Solana wallet to sign', async () => {
    const { auth, issuedAt } = open();
    const { address, signBytes } = solanaWallet();
    const wallet = {
      publicKey: { toBase58: () => address },
      signMessage: async (bytes: Uint8Array) => new Uint8Array(signBytes(bytes)),
    };
    const options = { url: site, signInWithSolana: { issuedAt } };
    const { data, error } = await auth.signInWithWeb3({ chain: 'solana', wallet, statement: 'Welcome.', options });
    expect(error).toBeNull();
    expect(data.user?.identities).toMatchObject([{ provider: 'web3', id: `web3:solana:${address}` }]);
  });
});
