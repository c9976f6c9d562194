import { base32nopad } from '@scure/base';
import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import { randomUuid } from '../../random.ts';
import type { AuthCall } from '../AuthCall.ts';
import { readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { normalizePhone } from '../phone.ts';
import type { AuthFactor } from '../rows.ts';
import { challenges, factors, users } from '../tables.ts';
import { factorNames, requireFactorOwner } from './factor.ts';
import type { FactorOwner } from './factor.ts';
import { totpUri } from './totp.ts';

type Json = Readonly<Record<string, unknown>>;
type NewFactor = Pick<AuthFactor, 'factor_type' | 'friendly_name' | 'secret' | 'phone'>;

const lifetimeMs = 300_000;

/** POST /factors: enrolls a second factor, which is valid after its first verification. */
export async function enrollFactor(call: AuthCall): Promise<Response> {
  const owner = await requireFactorOwner(call);
  const body = await readBody(call);
  const { auth } = call.project;
  const type = readType(textOf(body, 'factor_type'));
  if (!auth.factors[type].canEnroll) {
    throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${factorNames[type]}`);
  }
  if (type === 'totp') return enrollTotp(call, owner, body);
  return type === 'phone' ? enrollPhone(call, owner, body) : enrollPasskey(call, owner, body);
}

function readType(type: string): AuthFactor['factor_type'] {
  if (type === 'totp' || type === 'phone' || type === 'webauthn') return type;
  throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}

async function enrollTotp({ project }: AuthCall, owner: FactorOwner, body: Json): Promise<Response> {
  const name = textOf(body, 'friendly_name');
  const issuer = textOf(body, 'issuer') || new URL(project.auth.siteUrl).host;
  assertMayEnroll(project, owner, name);
  const secret = base32nopad.encode(project.random.bytes(20));
  const uri = totpUri(issuer, owner.user.email ?? '', secret);
  const qrCode = owner.user.email === null ? null : await drawQrCode(uri);
  if (qrCode === null) throw new AuthError(500, 'unexpected_failure', 'Error generating QR Code');
  const { id } = insertFactor(project, owner, { factor_type: 'totp', friendly_name: name, secret, phone: null });
  return json(200, { id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } });
}

/** A QR code as SVG; `null` for a text that is too long. */
async function drawQrCode(text: string): Promise<string | null> {
  const { renderSVG } = await import('uqr');
  // The capacity of the largest QR code at this error correction level is 1273 bytes.
  return text.length > 1273 ? null : renderSVG(text, { ecc: 'H', pixelSize: 3 });
}

function enrollPhone({ project }: AuthCall, owner: FactorOwner, body: Json): Response {
  const given = textOf(body, 'phone');
  if (given === '') throw new AuthError(400, 'validation_failed', 'Phone number required to enroll Phone factor');
  const phone = normalizePhone(given);
  const name = textOf(body, 'friendly_name');
  const same = factors(project).find({ user_id: owner.user.id, factor_type: 'phone', phone });
  if (same.some(({ status }) => status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw new AuthError(422, 'mfa_verified_factor_exists', message);
  }
  const { id } = project.store.transaction(() => {
    for (const factor of same) factors(project).remove({ id: factor.id });
    return insertFactor(project, owner, { factor_type: 'phone', friendly_name: name, secret: null, phone });
  });
  return json(200, { id, type: 'phone', friendly_name: name, phone: given });
}

/** The passkey is created in response to the factor's first challenge. */
function enrollPasskey({ project }: AuthCall, owner: FactorOwner, body: Json): Response {
  const name = textOf(body, 'friendly_name');
  const { id } = insertFactor(project, owner, { factor_type: 'webauthn', friendly_name: name, secret: null, phone: null });
  return json(200, { id, type: 'webauthn', friendly_name: name });
}

function insertFactor(project: Project, owner: FactorOwner, factor: NewFactor): AuthFactor {
  return project.store.transaction(() => {
    if (users(project).first({ id: owner.user.id }) === undefined) {
      throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    }
    dropExpired(project);
    assertMayEnroll(project, owner, factor.friendly_name ?? '');
    const time = new Date(project.clock.now()).toISOString();
    return factors(project).insert({
      ...factor,
      id: randomUuid(project.random),
      user_id: owner.user.id,
      friendly_name: factor.friendly_name || null,
      status: 'unverified',
      web_authn_credential: null,
      last_challenged_at: null,
      created_at: time,
      updated_at: time,
    });
  });
}

/** @throws AuthError for a duplicate name, too many factors, or a session that must first be raised by an existing factor */
function assertMayEnroll(project: Project, { user, session }: FactorOwner, name: string): void {
  const own = factors(project)
    .find({ user_id: user.id })
    .filter((factor) => !isExpired(project, factor));
  if (own.some((factor) => (factor.friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (own.length >= project.auth.maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (own.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** Whether an unverified factor is older than five minutes. */
function isExpired(project: Project, factor: AuthFactor): boolean {
  const isOld = Date.parse(factor.created_at) + lifetimeMs < project.clock.now();
  return isOld && factor.status === 'unverified' && challenges(project).first({ factor_id: factor.id }) === undefined;
}

function dropExpired(project: Project): void {
  for (const factor of factors(project).find({ status: 'unverified' })) {
    if (isExpired(project, factor)) factors(project).remove({ id: factor.id });
  }
}
