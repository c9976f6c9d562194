/** SHA-256 without waiting, which Web Crypto cannot do; the constants are the fractional parts of roots of the first primes. */
export function sha256(message: Uint8Array): Uint8Array {
  return digest(message, initial);
}

/** SHA-224: the same with other beginnings, cut. */
export function sha224(message: Uint8Array): Uint8Array {
  return digest(message, initial224).subarray(0, 28);
}

function digest(message: Uint8Array, beginning: readonly number[]): Uint8Array {
  const hash = Uint32Array.from(beginning);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length * 8);
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, view, offset);
  const bytes = new Uint8Array(32);
  hash.forEach((word, index) => new DataView(bytes.buffer).setUint32(index * 4, word));
  return bytes;
}

/** HMAC with SHA-256. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

function compress(hash: Uint32Array, view: DataView, offset: number): void {
  const schedule = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      schedule[index] = view.getUint32(offset + index * 4);
      continue;
    }
    const early = schedule[index - 15] ?? 0;
    const late = schedule[index - 2] ?? 0;
    const sigma0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const sigma1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[index] = (schedule[index - 16] ?? 0) + sigma0 + (schedule[index - 7] ?? 0) + sigma1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (constants[index] ?? 0) + (schedule[index] ?? 0)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] ?? 0) + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const primes = firstPrimes(64);
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const initial224 = [0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4];
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
