const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

/** MD5 of some bytes, in hexadecimal. */
export function md5(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length * 8, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  let state: readonly [number, number, number, number] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < padded.length; block += 64) state = digest(state, view, block);
  const result = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) result.setInt32(index * 4, word, true);
  return Array.from({ length: 16 }, (_, index) => result.getUint8(index).toString(16).padStart(2, '0')).join('');
}

function digest(
  state: readonly [number, number, number, number],
  view: DataView,
  block: number,
): readonly [number, number, number, number] {
  let [a, b, c, d] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
    const word = [step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0;
    const sum = (a + mixed + (sines[step] ?? 0) + view.getInt32(block + (word % 16) * 4, true)) | 0;
    const by = shifts[round * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
}
