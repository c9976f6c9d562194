/** The fixed time of all screenshots. */
export const fixedTime = Date.UTC(2026, 10, 23, 12);

/** Fixes the page's clock: `Date` always returns the same time, while timers and animations run. */
export function fixClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, derived) => Reflect.construct(target, args.length === 0 ? [fixedTime] : args, derived),
    apply: (target) => new target(fixedTime).toString(),
  });
  Date.now = () => fixedTime;
}

/** Seeds the page's random functions, so that a story draws the same numbers and ids each time. */
export function seedRandom(): void {
  const next = numbersFrom(fixedTime);
  Math.random = next;
  crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
        (_, index, bytes) => (bytes[index] = next() * 256),
      );
    return array;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
  };
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
