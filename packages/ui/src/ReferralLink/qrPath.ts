import { encode } from 'uqr';

/** A QR code's dark modules as a path, including the required margin of four light modules. */
export interface QrPath {
  /** Width and height in modules. */
  readonly size: number;
  readonly d: string;
}

/** Draws a QR code with 15 % error correction; a run of dark modules is one rectangle. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, d: runs.join('') };
}
