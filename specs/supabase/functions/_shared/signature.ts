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

/** Whether the header was made with the secret for this body within the last five minutes. */
export async function isSigned(secret: string, body: string, header: string | null, now: number): Promise<boolean> {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const expected = await digest(secret, `${seconds}.${body}`);
  let difference = expected.length ^ given.length;
  // Compares to the end, so that the time it takes says nothing.
  for (let index = 0; index < expected.length; index += 1) difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return difference === 0 && Math.abs(now - Number(seconds) * 1000) <= tolerance;
}
