import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

describe('qrPath', () => {
  it('keeps four light modules around the code', () => {
    fc.assert(
      fc.property(fc.webUrl({ size: 'small' }), (url) => {
        const { size, d } = qrPath(url);
        const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)]);
        for (const [x = 0, y = 0, length = 0] of runs) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
          expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
        }
        expect(runs.length).toBeGreaterThan(100);
      }),
    );
  });

  it('begins with the seven modules of the finder pattern', () => {
    expect(qrPath('https://duneline.example/?ref=leila').d).toMatch(/^M4 4h7v1h-7z/);
  });
});
