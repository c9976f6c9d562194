import { expect, it } from 'vitest';
import { differingPixels, fingerprint, regionsOf } from './difference.ts';
import type { Picture } from './Picture.ts';

/** A gray picture with light squares of 4 × 4 pixels. */
function pictureWith(
  squares: readonly (readonly [x: number, y: number])[],
  { width = 100, height = 60, light = 200 } = {},
): Picture {
  const pixels = new Uint8Array(width * height * 4).fill(90);
  for (const [left, top] of squares) {
    for (let y = top; y < top + 4; y += 1) pixels.fill(light, (y * width + left) * 4, (y * width + left + 4) * 4);
  }
  return { width, height, pixels };
}

it('counts every pixel that differs', () => {
  expect(differingPixels(pictureWith([]), pictureWith([[10, 10]])).count).toBe(16);
  expect(differingPixels(pictureWith([[10, 10]]), pictureWith([[10, 10]])).count).toBe(0);
});

it('overlooks what Chromium rounds, and nothing more', () => {
  expect(differingPixels(pictureWith([]), pictureWith([[10, 10]], { light: 98 })).count).toBe(0);
  expect(differingPixels(pictureWith([]), pictureWith([[10, 10]], { light: 99 })).count).toBe(16);
});

it('counts what only the larger picture has', () => {
  expect(differingPixels(pictureWith([]), pictureWith([], { height: 62 })).count).toBe(200);
});

it('names the places that changed, with near ones as one', () => {
  const after = pictureWith([
    [2, 2],
    [12, 2],
    [80, 40],
  ]);
  expect(regionsOf(differingPixels(pictureWith([]), after))).toEqual([
    { left: 2, top: 2, right: 16, bottom: 6 },
    { left: 80, top: 40, right: 84, bottom: 44 },
  ]);
});

it('recognises the same change at another place', () => {
  const prints = (
    [
      [4, 4],
      [50, 30],
    ] as const
  ).map((at) => {
    const after = pictureWith([at]);
    const [region] = regionsOf(differingPixels(pictureWith([]), after));
    return region && fingerprint(pictureWith([]), after, region);
  });
  expect(prints[0]).toBe(prints[1]);
});
