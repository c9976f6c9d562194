import { encode } from 'uqr';

/** A QR code as a picture of its dark modules, with the four light modules around it that readers need. */
export interface QrPath {
  /** Edge of the picture, in modules. */
  readonly size: number;
  readonly d: string;
}

/** Draws a text as a QR code that survives a loss of 15 %; runs of dark modules become one rectangle each. */
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
