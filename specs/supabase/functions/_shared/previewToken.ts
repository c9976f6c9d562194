import { toBase64Url } from './base64Url.ts';

/** What a preview link shows, and until when. */
export interface PreviewGrant {
  readonly table: string;
  /** Of the row, a UUID in lower case. */
  readonly id: string;
  /** In seconds since the epoch. */
  readonly expiresAt: number;
}

const version = 'preview-1';
const form = /^preview-1\.(?<table>[a-z_]{1,40})\.(?<id>[0-9a-f-]{36})\.(?<expiresAt>[1-9]\d{0,11})\.(?<signature>[\w-]{43})$/;
const encoder = new TextEncoder();

/** A text that lets whoever has it read a draft until it expires, signed with HMAC-SHA256. */
export async function signPreview(secret: string, { table, id, expiresAt }: PreviewGrant): Promise<string> {
  const text = [version, table, id, expiresAt].join('.');
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

/** What a token grants, whether or not it has expired; `null` for one that was not signed with the secret, character for character. */
export async function readPreview(secret: string, token: string): Promise<PreviewGrant | null> {
  const { table, id, expiresAt, signature } = form.exec(token)?.groups ?? {};
  if (table === undefined || id === undefined || signature === undefined) return null;
  const grant = { table, id, expiresAt: Number(expiresAt) };
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  // The last character has bits that do not count, and may not be edited either.
  if (toBase64Url(bytes) !== signature) return null;
  const text = token.slice(0, token.lastIndexOf('.'));
  return (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))) ? grant : null;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
