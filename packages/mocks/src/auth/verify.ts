import { json } from '../gateway/json.ts';
import { applyVerification } from './applyVerification.ts';
import type { AuthCall } from './AuthCall.ts';
import { readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { normalizeEmail } from './email.ts';
import { issueAuthCode } from './flow.ts';
import { isPkceToken } from './oneTimeToken.ts';
import { normalizePhone } from './phone.ts';
import { codeQuery, errorRedirect, redirectTarget, seeOther, sessionFragment, addRedirectParams } from './redirect.ts';
import { createSession, tokenBody, tokenResponse } from './session.ts';
import { verifyLink, verifyMailedCode, verifyTextedCode } from './verification.ts';
import type { Verification } from './verification.ts';

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: exchanges a code, or the token of a link, for a session. */
export async function verify(call: AuthCall): Promise<Response> {
  const { project } = call;
  const find = readProof(call, await readBody(call));
  const token = project.store.transaction(() => {
    const user = applyVerification(project, find());
    return user === null ? null : createSession(project, user, 'otp');
  });
  return token === null ? json(200, { code: '200', msg: halfDone }) : tokenResponse(project, token);
}

/** GET /verify: a mailed link; redirects to the site with a session, a code or an error. */
export async function followLink(call: AuthCall): Promise<Response> {
  const { project, url } = call;
  const type = url.searchParams.get('type') ?? '';
  const hash = url.searchParams.get('token') ?? '';
  if (type === '') throw invalid('Verify requires a verification type');
  if (hash === '') throw invalid('Verify requires a token or a token hash');
  const target = redirectTarget(call);
  const isPkce = isPkceToken(hash);
  try {
    const [token, code] = project.store.transaction(() => {
      const proof = verifyLink(project, type, hash);
      const user = applyVerification(project, proof);
      if (user === null) return [null, null];
      return isPkce ? [null, issueAuthCode(project, user, methodOf(type))] : [createSession(project, user, 'otp'), null];
    });
    if (token !== null) return seeOther(sessionFragment(target, await tokenBody(project, token), { type }));
    return seeOther(code === null ? addRedirectParams(target, { message: halfDone }, isPkce) : codeQuery(target, code));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return seeOther(errorRedirect(target, error, isPkce));
  }
}

/** Validates a verification request, and returns a function that finds its user. */
function readProof({ project }: AuthCall, body: Readonly<Record<string, unknown>>): () => Verification {
  const type = textOf(body, 'type');
  const token = textOf(body, 'token');
  const hash = textOf(body, 'token_hash');
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (hash !== '') {
    if (email + phone + textOf(body, 'redirect_to') !== '') throw invalid('Only the token_hash and type should be provided');
    return () => verifyLink(project, type, hash);
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (email === '') {
    const normal = normalizePhone(phone);
    return () => verifyTextedCode(project, type, normal, token);
  }
  const normal = readEmail(email);
  return () => verifyMailedCode(project, type, normal, token);
}

function readEmail(email: string): string {
  try {
    return normalizeEmail(email);
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format');
  }
}

/** The method of the flow that a type of link belongs to. */
function methodOf(type: string): string {
  return type === 'signup' ? 'email/signup' : type;
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
