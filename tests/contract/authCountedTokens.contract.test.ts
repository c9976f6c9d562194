import type { AuthSettings } from '@duneline/mocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { openAuth, refusal, tokensOf } from './openAuth.ts';
import type { Answer } from './openAuth.ts';

// GoTrue's second version of refresh tokens: version, session, counter, signature and checksum, of which only the session's counter is stored.

const used = refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
const malformed = refusal(400, 'validation_failed', 'Refresh token is not valid');
const cause = 'sb-auth-refresh-token-reuse-cause';

async function signedIn(auth: Partial<AuthSettings> = {}) {
  const project = openAuth({ isRefreshCounted: true, ...auth });
  const { clock } = project.backend;
  const session = await project.person();
  const next = async (token: string): Promise<string> => tokensOf(await project.refresh(token)).refresh_token;
  return { ...project, clock, session, first: session.refresh_token, next };
}

function counterOf({ headers }: Answer): string | null {
  return headers.get('sb-auth-refresh-token-counter');
}

describe('refresh tokens with a counter', () => {
  it('say which session they renew, and how often it was renewed', async () => {
    const { backend, first, refresh, signIn } = await signedIn();
    const bytes = Buffer.from(first, 'base64url');
    expect([bytes.length, bytes[0], bytes[17]]).toEqual([38, 0, 0]);
    const [session] = backend.snapshot().tables['auth.sessions'] ?? [];
    expect(bytes.subarray(1, 17).toString('hex')).toBe(String(session?.['id']).replaceAll('-', ''));
    const answer = await refresh(first);
    expect(counterOf(answer)).toBe('1');
    expect(answer.headers.has('sb-auth-refresh-token-prefix')).toBe(false);
    expect(answer.headers.get('sb-auth-refresh-token-reuse')).toBe('false');
    expect(counterOf(await signIn())).toBe('0');
    expect(backend.snapshot().tables['auth.refresh_tokens']).toHaveLength(0);
  });

  it('grow beyond one byte', async () => {
    const { first, next, refresh } = await signedIn();
    let token = first;
    for (let count = 0; count < 130; count += 1) token = await next(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(39);
    expect(counterOf(await refresh(token))).toBe('131');
  });

  it('may be used again when the successor was lost, however late, and give the present one', async () => {
    const { clock, first, next, refresh } = await signedIn();
    const second = await next(first);
    clock.advance(86_400_000);
    const again = await refresh(first);
    expect([tokensOf(again).refresh_token, again.headers.get(cause)]).toEqual([second, 'fail-to-save']);
    expect((await refresh(first)).headers.get(cause)).toBe('concurrent-refresh,fail-to-save');
  });

  it('may be used again within the interval, and end their session later', async () => {
    const { clock, first, next, refresh, session, ask } = await signedIn();
    const third = await next(await next(first));
    clock.advance(9999);
    const again = await refresh(first);
    expect([tokensOf(again).refresh_token, again.headers.get(cause)]).toEqual([third, 'concurrent-refresh']);
    clock.advance(10_000);
    expect(await refresh(first)).toMatchObject(used);
    const gone = refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    expect(await refresh(third)).toMatchObject(gone);
    expect((await ask('GET', '/user', undefined, { token: session.access_token })).status).toBe(403);
  });

  it('leave their session alone with rotation off', async () => {
    const { clock, first, next, refresh } = await signedIn({ isRefreshRotated: false });
    const third = await next(await next(first));
    clock.advance(10_000);
    expect(await refresh(first)).toMatchObject(used);
    expect((await refresh(third)).status).toBe(200);
  });

  it('of before a second factor hold no longer', async () => {
    const { clock, first, post, refresh, session } = await signedIn();
    const { access_token: token } = session;
    const { id, totp: secrets } = Object((await post('/factors', { factor_type: 'totp' }, { token })).body);
    const { id: challenge_id } = Object((await post(`/factors/${id}/challenge`, {}, { token })).body);
    const code = totp(String(secrets.secret), clock.now());
    const raised = await post(`/factors/${id}/verify`, { challenge_id, code }, { token });
    expect(counterOf(raised)).toBe('2');
    clock.advance(10_000);
    expect(await refresh(first)).toMatchObject(used);
  });

  it('end with their session, and with a ban', async () => {
    const { backend, first, refresh } = await signedIn({ sessionSeconds: 60 });
    const start = backend.snapshot();
    const people = start.tables['auth.users']?.map((row) => ({ ...row, banned_until: '2027-01-01T00:00:00.000Z' })) ?? [];
    backend.restore({ ...start, tables: { ...start.tables, 'auth.users': people } });
    expect(await refresh(first)).toMatchObject(refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'));
    backend.restore(start);
    backend.clock.advance(60_001);
    const expired = refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
    expect(await refresh(first)).toMatchObject(expired);
  });

  it('are refused in a session that has never come so far', async () => {
    const { backend, first, next, refresh } = await signedIn();
    const start = backend.snapshot();
    const second = await next(first);
    backend.restore(start);
    const message = 'Invalid Refresh Token: Not Issued By This Server';
    expect(await refresh(second)).toMatchObject(refusal(400, 'validation_failed', message));
  });

  it('are refused with the key of another session, and where sessions have none', async () => {
    const { backend, first, refresh } = await signedIn();
    const start = backend.snapshot();
    const gone = refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    for (const key of ['A'.repeat(43), undefined]) {
      const sessions = start.tables['auth.sessions']?.map((row) => ({ ...row, refresh_token_hmac_key: key })) ?? [];
      backend.restore({ ...start, tables: { ...start.tables, 'auth.sessions': sessions } });
      expect(await refresh(first)).toMatchObject(gone);
    }
  });

  it('are refused with one bit changed, and so is every other text', async () => {
    const { backend, first, refresh } = await signedIn();
    const bytes = Buffer.from(first, 'base64url');
    const changed = fc.nat(bytes.length * 8 - 1).map((bit) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return copy.toString('base64url');
    });
    const others = fc.oneof(
      fc.string({ unit: 'binary', minLength: 13, maxLength: 70 }),
      fc.uint8Array({ minLength: 10, maxLength: 50 }).map((other) => Buffer.from(other).toString('base64url')),
    );
    const start = backend.snapshot();
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, others), async (token) => {
        expect(await refresh(token)).toMatchObject(malformed);
        expect(backend.snapshot()).toEqual(start);
      }),
      { numRuns: 100 * Number(process.env.FC_TIMES ?? 1) },
    );
  });
});
