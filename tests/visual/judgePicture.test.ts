import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { compareScreenshots } from './compareScreenshots.ts';
import { decode, shrink } from './Picture.ts';

const picture = (color: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .png()
    .toBuffer();

it('is kept without loss, to the last of its colours', async () => {
  const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256);
  const taken = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  expect(await decode(await shrink(taken))).toEqual(await decode(taken));
});

it('is the same as its baseline, which is compressed without loss, and is not taken again', async () => {
  const taken = await picture('#c79a52');
  const takeAgain = vi.fn(() => picture('#000'));
  expect(await compareScreenshots('a--b.dark-ltr', [taken, takeAgain], await shrink(taken))).toEqual({ kind: 'same' });
  expect(takeAgain).not.toHaveBeenCalled();
});

it('differs from its baseline by a number of pixels', async () => {
  const taken = await picture('#c79a52');
  expect(await compareScreenshots('a--b.dark-ltr', [taken, async () => taken], await picture('#000'))).toMatchObject({
    kind: 'changed',
    pixels: 200,
  });
});

it('is unstable when it differs from its baseline and from itself, or has no baseline and differs from itself', async () => {
  const looks = [await picture('#c79a52'), () => picture('#000')] as const;
  for (const baseline of [await picture('#fff'), undefined])
    expect(await compareScreenshots('a--b.dark-ltr', looks, baseline)).toMatchObject({ kind: 'unstable', pixels: 200 });
});

it('is new without a baseline', async () => {
  const taken = await picture('#c79a52');
  expect(await compareScreenshots('a--b.dark-ltr', [taken, async () => taken], undefined)).toEqual({ kind: 'new' });
});
