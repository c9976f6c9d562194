import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import { randomUuid } from '../../random.ts';
import type { AuthCall } from '../AuthCall.ts';
import { readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { assertInterval } from '../interval.ts';
import { addressOf } from '../limit.ts';
import { readChannel } from '../phone.ts';
import type { AuthChallenge, AuthFactor } from '../rows.ts';
import { codeFor, sendMessage } from '../sendMessage.ts';
import { challenges } from '../tables.ts';
import { beginCeremony } from '../webauthn/ceremony.ts';
import type { Ceremony } from '../webauthn/ceremony.ts';
import { challengeMs } from './challenge.ts';
import { assertVerifiable, changeFactor, findFactor, requireFactorOwner } from './factor.ts';

/** POST /factors/{id}/challenge: creates a challenge; sends a code to phones, and requests a passkey for WebAuthn. */
export async function challengeFactor(call: AuthCall): Promise<Response> {
  const { project } = call;
  const { user } = await requireFactorOwner(call);
  const asked = findFactor(call, user.id);
  assertVerifiable(project, asked);
  const { factor_type: type } = asked;
  const body = type === 'totp' ? {} : await readBody(call);
  const channel = type === 'phone' ? readChannel(textOf(body, 'channel'), project.auth) : 'sms';
  const [{ id, created_at: createdAt }, ceremony] = project.store.transaction(() => {
    const factor = findFactor(call, user.id);
    const code = factor.phone === null ? null : sendCode(project, factor, factor.phone, channel);
    const begun = type === 'webauthn' ? beginCeremony(project, user, factor) : null;
    const challenge = insertChallenge(call, factor, code, begun);
    changeFactor(project, factor, { last_challenged_at: challenge.created_at });
    return [challenge, begun];
  });
  const expiresAt = Math.floor((Date.parse(createdAt) + challengeMs) / 1000);
  const webauthn = ceremony && { type: ceremony.type, credential_options: ceremony.credential_options };
  return json(200, { id, type, expires_at: expiresAt, ...(webauthn !== null && { webauthn }) });
}

function sendCode(project: Project, factor: AuthFactor, phone: string, channel: 'sms' | 'whatsapp'): string {
  const { messageIntervalSeconds, unreachablePhones } = project.auth;
  assertInterval(project, factor.last_challenged_at, messageIntervalSeconds, 'over_sms_send_rate_limit');
  if (unreachablePhones.includes(phone)) throw new AuthError(500, 'unexpected_failure', 'error sending message');
  const code = codeFor(project, phone);
  sendMessage(project, { kind: 'second_factor', phone, channel, code });
  return code;
}

function insertChallenge(
  { project, request }: AuthCall,
  factor: AuthFactor,
  code: string | null,
  ceremony: Ceremony | null,
): AuthChallenge {
  return challenges(project).insert({
    id: randomUuid(project.random),
    factor_id: factor.id,
    ip_address: addressOf(request),
    otp_code: code,
    web_authn_session_data: ceremony && { type: ceremony.type, challenge: ceremony.challenge },
    verified_at: null,
    created_at: new Date(project.clock.now()).toISOString(),
  });
}
