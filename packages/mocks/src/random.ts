/** A backend's source of randomness for ids, tokens and codes. */
export interface Random {
  readonly bytes: (length: number) => Uint8Array;
  /** Restarts the sequence; no effect if values are not reproducible. */
  readonly restart: () => void;
}

/** Reproducible bytes (xoshiro128**): equal seeds give equal ids and tokens. For tests and demos, not for secrets. */
export function seededRandom(seed: string | number): Random {
  let state = expand(String(seed));
  return {
    bytes: (length) => Uint8Array.from({ length }, () => next(state) >>> 24),
    restart: () => void (state = expand(String(seed))),
  };
}

/** Unpredictable bytes from Web Crypto. */
export function cryptoRandom(): Random {
  return { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)), restart: () => undefined };
}

/** A version 4 UUID. */
export function randomUuid(random: Random): string {
  const bytes = random.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return uuidOf(bytes);
}

/** Formats 16 bytes as a UUID. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns `length` random characters of `alphabet`. */
export function randomText(random: Random, length: number, alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random.bytes(length)) {
      // Skips bytes beyond the last multiple of the alphabet's length, which would favor its first characters.
      if (byte < 256 - (256 % alphabet.length) && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

function expand(seed: string): Uint32Array {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  return Uint32Array.from({ length: 4 }, () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
}

function next(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = state;
  const scrambled = Math.imul(b, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const shifted = b << 9;
  const mixedC = c ^ a;
  const mixedD = d ^ b;
  state[1] = b ^ mixedC;
  state[0] = a ^ mixedD;
  state[2] = mixedC ^ shifted;
  state[3] = (mixedD << 11) | (mixedD >>> 21);
  return result;
}
