import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { textOf } from '../AuthCall.ts';
import { AuthError, OAuthError } from '../AuthError.ts';
import { readCaptchaBody } from '../captcha.ts';
import { isAllowedTarget } from '../redirectAllowList.ts';
import { createSession, tokenResponse } from '../session.ts';
import type { Chain } from './Chain.ts';
import { ethereum } from './ethereum.ts';
import { readMessage } from './signInMessage.ts';
import type { SignInMessage } from './signInMessage.ts';
import { solana } from './solana.ts';
import { signInWithWallet } from './signInWithWallet.ts';

/** A message is valid for this time before and after it was issued. */
const validityMs = 600_000;

/** POST /token?grant_type=web3: exchanges a message signed by a wallet for a session. */
export async function web3Grant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const { web3Chains } = project.auth;
  if (web3Chains.length === 0) throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  const body = await readCaptchaBody(call);
  const [text, signature, id] = ['message', 'signature', 'chain'].map((name) => textOf(body, name));
  const chain = [ethereum, solana].find((one) => one.id === id);
  if (chain === undefined) throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
  if (!web3Chains.includes(chain.id)) {
    throw new AuthError(422, 'web3_provider_disabled', `${chain.name} Web3 provider is disabled`);
  }
  const message = readSigned(chain, text ?? '', signature ?? '');
  assertForUs(project, chain, message);
  assertPresent(project, chain, message);
  return tokenResponse(
    project,
    project.store.transaction(() => createSession(project, signInWithWallet(project, chain, message), 'web3')),
  );
}

/**
 * The message, if its address signed it.
 * @throws AuthError `validation_failed`, OAuthError `invalid_grant`
 */
function readSigned(chain: Chain, text: string, signature: string): SignInMessage {
  const { length } = new TextEncoder().encode(text);
  if (length < 64) throw new AuthError(400, 'validation_failed', 'message is too short');
  if (length > 20 * 1024) throw new AuthError(400, 'validation_failed', 'message must not exceed 20KB');
  const bytes = chain.readSignature(signature);
  const message = readMessage(text, chain);
  if (bytes === null || !chain.isSigned(message, bytes)) throw refused('Signature does not match address in message');
  return message;
}

/** @throws OAuthError for a message that was signed for another site */
function assertForUs({ auth }: Project, { name }: Chain, { uri, domain }: SignInMessage): void {
  const isLocal = uri.hostname === 'localhost';
  if (uri.scheme !== 'https' && !isLocal) throw refused(`Signed ${name} message is using URI which does not use HTTPS`);
  if (!isAllowedTarget(auth, uri.href)) {
    const reason = 'which is not allowed on this server, message was signed for another app';
    throw refused(`Signed ${name} message is using URI ${reason}`);
  }
  if (!isLocal && (uri.host !== domain || !isAllowedTarget(auth, `https://${domain}/`))) {
    const reason = 'that does not match the one in URI which is not allowed on this server';
    throw refused(`Signed ${name} message is using a Domain ${reason}`);
  }
}

/** @throws OAuthError for a message that is not valid yet or has expired */
function assertPresent({ clock }: Project, chain: Chain, message: SignInMessage): void {
  const { name } = chain;
  const { issuedAt, notBefore, expiresAt } = message;
  const now = clock.now();
  if (notBefore !== null && now < notBefore) throw refused(`Signed ${name} message becomes valid in the future`);
  if (expiresAt !== null && chain.hasExpiry(message) && now > expiresAt) throw refused(`Signed ${name} message is expired`);
  if (now > issuedAt + validityMs) throw refused(`${name} message was issued too long ago`);
  if (now < issuedAt - validityMs) throw refused(`${name} message was issued too far in the future`);
}

function refused(reason: string): OAuthError {
  return new OAuthError('invalid_grant', reason);
}
