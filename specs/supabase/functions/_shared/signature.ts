const encoder = new TextEncoder();

/** How old a signed message may be, in milliseconds. */
const tolerance = 300_000;

async function digest(secret: string, signed: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header with which the payment service proves that a body is its own: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export async function sign(secret: string, body: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${await digest(secret, `${seconds}.${body}`)}`;
}

/**
 * Whether the header was made with the secret for this body within the last five minutes. While a secret is being exchanged a
 * service signs with both, so that one `v1` of several is enough; parts of other names are passed over.
 */
export async function isSigned(secret: string, body: string, header: string | null, now: number): Promise<boolean> {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const seconds = /^t=(\d{1,12})$/.exec(parts.find((part) => part.startsWith('t=')) ?? '')?.[1];
  if (seconds === undefined || Math.abs(now - Number(seconds) * 1000) > tolerance) return false;
  const expected = await digest(secret, `${seconds}.${body}`);
  return parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => isEqual(expected, part.slice(3)))
    .includes(true);
}

/** Compares to the end, so that the time it takes says nothing. */
function isEqual(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let index = 0; index < expected.length; index += 1) difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return difference === 0;
}
