import { PgError } from './PgError.ts';

interface Address {
  readonly bytes: readonly number[];
  /** Length of the network part. */
  readonly bits: number;
}

/**
 * Parses an `inet` or `cidr` to Postgres' format.
 * @throws PgError 22P02
 */
export function parseNetwork(text: string, type: string): string {
  const address = read(text);
  if (address === null) throw new PgError('22P02', `invalid input syntax for type ${type}: "${text}"`);
  const whole = address.bytes.length * 8;
  if (type === 'inet') return print(address.bytes) + (address.bits === whole ? '' : `/${address.bits}`);
  if (address.bytes.some((byte, index) => (byte & hostMask(address.bits, index)) !== 0)) {
    throw new PgError('22P02', `invalid cidr value: "${text}"`, 'Value has bits set to right of mask.');
  }
  return `${print(address.bytes)}/${address.bits}`;
}

/** Compares two addresses: IPv4 first, then by network, prefix length, and host part. */
export function compareNetworks(left: string, right: string): number {
  const [a, b] = [known(left), known(right)];
  if (a.bytes.length !== b.bytes.length) return a.bytes.length - b.bytes.length;
  const bits = Math.min(a.bits, b.bits);
  return compareBits(a, b, bits) || a.bits - b.bits || compareBits(a, b, a.bytes.length * 8);
}

/** Whether `inner` is within `outer`; if `isStrict`, and not equal to it. */
export function isWithin(inner: string, outer: string, isStrict: boolean): boolean {
  const [a, b] = [known(inner), known(outer)];
  if (a.bytes.length !== b.bytes.length) return false;
  return (isStrict ? a.bits > b.bits : a.bits >= b.bits) && compareBits(a, b, b.bits) === 0;
}

function compareBits(a: Address, b: Address, bits: number): number {
  for (const [index, byte] of a.bytes.entries()) {
    const mask = 0xff & ~hostMask(bits, index);
    const difference = (byte & mask) - ((b.bytes[index] ?? 0) & mask);
    if (difference !== 0) return difference;
  }
  return 0;
}

function hostMask(bits: number, index: number): number {
  return 0xff >> Math.min(8, Math.max(0, bits - index * 8));
}

function known(text: string): Address {
  return read(text) ?? { bytes: [], bits: 0 };
}

function read(text: string): Address | null {
  const [host = '', bitsText, ...more] = text.split('/');
  const bytes = host.includes(':') ? readSix(host) : readFour(host);
  if (bytes === null || more.length > 0) return null;
  const bits = bitsText === undefined ? bytes.length * 8 : /^(?:0|[1-9]\d{0,2})$/.test(bitsText) ? Number(bitsText) : Number.NaN;
  return bits <= bytes.length * 8 ? { bytes, bits } : null;
}

function readFour(text: string): readonly number[] | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return null;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function readSix(text: string): readonly number[] | null {
  const four = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  const tail = four === undefined ? [] : readFour(four);
  if (tail === null) return null;
  const plain =
    four === undefined
      ? text
      : text
          .slice(0, -four.length)
          .replace(/:$/, (colon) => (text.slice(0, -four.length).endsWith('::') ? '::'.slice(1) : colon.slice(1)));
  const halves = plain.split('::');
  if (halves.length > 2) return null;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (groups.flat().some((group) => !/^[\da-f]{1,4}$/i.test(group))) return null;
  const [head = [], rest = []] = groups.map((list) =>
    list.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]),
  );
  const missing = 16 - head.length - rest.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 0) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...rest, ...tail];
}

function print(bytes: readonly number[]): string {
  if (bytes.length === 4) return bytes.join('.');
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff && bytes[11] === 0xff;
  if (isMapped) return `::ffff:${bytes.slice(12).join('.')}`;
  const groups = Array.from({ length: 8 }, (_, index) =>
    (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16),
  );
  const runs = [...groups.join(':').matchAll(/(?:^|(?<=:))0(?::0)+(?![\da-f])/g)].toSorted((a, b) => b[0].length - a[0].length);
  const text = groups.join(':');
  const [longest] = runs;
  if (longest === undefined) return text;
  return `${text.slice(0, longest.index).replace(/:$/, '')}::${text.slice(longest.index + longest[0].length).replace(/^:/, '')}`;
}
