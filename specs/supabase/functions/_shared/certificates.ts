import type { EdgeEnvironment } from '../../../contract.ts';
import { isGenuine, readFacts } from './certificateId.ts';
import type { CertificateFacts, CertificateKey } from './certificateId.ts';
import { readRows } from './platform.ts';
import { Refusal } from './Refusal.ts';

/** The public key of the embedded backend, whose private key is public too, in `specs/embedded.env`. */
const publicExample = 'NCjGvix1_89R7Tmuo_OQGtP7nUyzthhV4bI8PNVHWWc';

/** Number of closing balances from which a certificate's edge is drawn. */
const longestPath = 60;

/**
 * The key pair in CERTIFICATE_PRIVATE_KEY (PKCS #8, base64).
 * @throws {Error} if there is none, or if it is the embedded backend's in a hosted project
 */
export async function readKeys({ secret, isLocal }: EdgeEnvironment) {
  const value = secret('CERTIFICATE_PRIVATE_KEY');
  if (!value) throw new Error('CERTIFICATE_PRIVATE_KEY is not set. Set it with `supabase secrets set`.');
  const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  const privateKey = await crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  if (!isLocal && x === publicExample)
    throw new Error('CERTIFICATE_PRIVATE_KEY is the public one of the embedded backend. Set one of your own.');
  const publicKey: CertificateKey = { kty: 'OKP', crv: 'Ed25519', x };
  return { privateKey, publicKey };
}

/** A genuine certificate with the data that its id does not contain. */
export interface ShownCertificate extends CertificateFacts {
  /** `null` if the holder hides it, or their identity is not confirmed yet. */
  readonly holderName: string | null;
  readonly isNameHidden: boolean;
  /** The account's closing balances until then, in basis points of the initial balance. */
  readonly path: readonly number[];
  readonly publicKey: CertificateKey;
}

/**
 * The certificate of `?id=…`.
 * @throws {Refusal} 422 for an id that is not genuine, 404 for a withdrawn certificate
 */
export async function readCertificate(request: Request, environment: EdgeEnvironment): Promise<ShownCertificate> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const facts = readFacts(id);
  const { publicKey } = await readKeys(environment);
  if (facts === null || !(await isGenuine(id, publicKey)))
    throw new Refusal(422, 'certificate_invalid', 'The id does not fit its signature.');
  const rows = (await readRows(
    environment,
    `certificates?number=eq.${facts.number}&select=account_id,holder_name,is_name_hidden`,
  )) as readonly { readonly account_id: string; readonly holder_name: string | null; readonly is_name_hidden: boolean }[];
  const row = rows[0];
  if (row === undefined) throw new Refusal(404, 'certificate_withdrawn', 'This certificate was withdrawn.');
  return {
    ...facts,
    holderName: row.is_name_hidden ? null : row.holder_name,
    isNameHidden: row.is_name_hidden,
    path: await readPath(environment, row.account_id, facts),
    publicKey,
  };
}

async function readPath(environment: EdgeEnvironment, account: string, { issuedOn, sizeCents }: CertificateFacts) {
  const days = (await readRows(
    environment,
    `daily_equity?account_id=eq.${account}&day=lte.${issuedOn}&order=day.desc&limit=${longestPath}&select=closing_cents`,
  )) as readonly { readonly closing_cents: number }[];
  return days.map(({ closing_cents: close }) => Math.round((close * 10_000) / sizeCents)).toReversed();
}
