import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthChallenge, AuthFactor, AuthRefreshToken, AuthSession, AuthUser } from '../rows.ts';
import { issueRefreshToken, refreshTokenOf, tokenResponse } from '../session.ts';
import { challenges, factors, refreshTokens, sessions } from '../tables.ts';
import { isUuid } from '../uuidParam.ts';
import { readAnswer } from '../webauthn/PasskeyAnswer.ts';
import type { PasskeyAnswer } from '../webauthn/PasskeyAnswer.ts';
import { findChallenge } from './challenge.ts';
import { assertVerifiable, changeFactor, factorMethods, findFactor, requireFactorOwner } from './factor.ts';
import { isTotpCode } from './totp.ts';

type Json = Readonly<Record<string, unknown>>;

/** Verifies a response to a challenge and returns changes of the factor. @throws AuthError when it is invalid */
type Proof = (challenge: AuthChallenge) => Promise<Partial<AuthFactor>>;

/** POST /factors/{id}/verify: raises the session to aal2 and ends the user's aal1 sessions. */
export async function verifyFactor(call: AuthCall): Promise<Response> {
  const { project } = call;
  const { user, session } = await requireFactorOwner(call);
  const factor = findFactor(call, user.id);
  const body = await readBody(call);
  const challengeId = readChallengeId(body);
  const prove = factor.factor_type === 'webauthn' ? readPasskey(project, user, factor, body) : readCode(project, factor, body);
  const changes = await prove(findChallenge(call, factor, challengeId));
  const token = project.store.transaction(() => {
    // Verification is asynchronous: meanwhile the challenge may have been used, or the session ended.
    const present = findFactor(call, user.id);
    findChallenge(call, present, challengeId);
    return raise(project, currentSession(project, session), changeFactor(project, present, changes), challengeId);
  });
  return tokenResponse(project, token);
}

function readCode(project: Project, factor: AuthFactor, body: Json): Proof {
  const code = textOf(body, 'code');
  if (code === '') throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty');
  assertVerifiable(project, factor);
  return async (challenge) => {
    await assertCode(project, factor, challenge, code);
    return {};
  };
}

function readPasskey(project: Project, user: AuthUser, factor: AuthFactor, body: Json): Proof {
  // GoTrue gives the code of the enrolment here.
  assertVerifiable(project, factor, 'mfa_webauthn_enroll_not_enabled');
  const answer = readAnswer(body);
  return async (challenge) => {
    const { verifyPasskey } = await import('../webauthn/verifyPasskey.ts');
    const passkey = await verifyPasskey(project, user, challenge, answer);
    return { ...(factor.status === 'unverified' && passkey), last_webauthn_challenge_data: answered(challenge, answer) };
  };
}

function answered({ id, factor_id, created_at, ip_address }: AuthChallenge, { type, credential }: PasskeyAnswer): Json {
  return { challenge: { challenge_id: id, factor_id, created_at, ip_address }, type, credential_response: credential };
}

function readChallengeId(body: Json): string {
  const id = textOf(body, 'challenge_id');
  if (body['challenge_id'] == null || isUuid(id)) return id.toLowerCase();
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: "challenge_id" must be a UUID');
}

async function assertCode({ clock }: Project, factor: AuthFactor, challenge: AuthChallenge, code: string): Promise<void> {
  if (factor.factor_type === 'totp') {
    if (await isTotpCode(factor.secret ?? '', code, clock.now())) return;
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  if (challenge.otp_code === code) return;
  throw new AuthError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
}

function currentSession(project: Project, { id }: AuthSession): AuthSession {
  const session = sessions(project).first({ id });
  if (session !== undefined) return session;
  throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

function raise(project: Project, session: AuthSession, factor: AuthFactor, challengeId: string): AuthRefreshToken {
  const now = project.clock.now();
  const time = new Date(now).toISOString();
  if (factor.factor_type === 'webauthn') challenges(project).remove({ id: challengeId });
  else challenges(project).update({ id: challengeId }, { verified_at: time });
  changeFactor(project, factor, { status: 'verified' });
  const method = factorMethods[factor.factor_type];
  const earlier = session.amr.filter((entry) => entry.method !== method);
  const amr = [{ method, timestamp: Math.floor(now / 1000) }, ...earlier];
  sessions(project).update({ id: session.id }, { aal: 'aal2', amr, factor_id: factor.id });
  const { user_id } = session;
  for (const other of sessions(project).find({ user_id, aal: 'aal1' })) sessions(project).remove({ id: other.id });
  factors(project).remove({ user_id, factor_type: factor.factor_type, status: 'unverified' });
  if (session.refresh_token_counter !== undefined) {
    // Increased by two, so that the previous aal1 token is not mistaken for one whose successor was lost.
    const refresh_token_counter = session.refresh_token_counter + 2;
    sessions(project).update({ id: session.id }, { refresh_token_counter });
    return refreshTokenOf(project, { ...session, refresh_token_counter });
  }
  const family = refreshTokens(project).find({ session_id: session.id });
  refreshTokens(project).update({ session_id: session.id, revoked: false }, { revoked: true, updated_at: time });
  return issueRefreshToken(project, session, family.at(-1)?.token ?? null);
}
