const encoder = new TextEncoder();

/** Maximum age of a signed message, in milliseconds. */
const tolerance = 300_000;

async function digest(secret: string, signed: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header by which the payment service authenticates a body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export async function sign(secret: string, body: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${await digest(secret, `${seconds}.${body}`)}`;
}

/**
 * Whether the header was created with the secret for this body within the last five minutes. During a change of secrets a
 * service signs with both, so one matching `v1` is sufficient; other parts are ignored.
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

/** Always compares all characters, so that the duration reveals nothing. */
function isEqual(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let index = 0; index < expected.length; index += 1) difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return difference === 0;
}
