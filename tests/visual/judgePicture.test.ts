import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { judgePicture } from './judgePicture.ts';
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

it('is the same as its baseline, which is made smaller without loss', async () => {
  const taken = await picture('#c79a52');
  expect(await judgePicture('a--b.dark-ltr', [taken, taken], await shrink(taken))).toEqual({ kind: 'same' });
});

it('differs from its baseline by a number of pixels', async () => {
  const taken = await picture('#c79a52');
  expect(await judgePicture('a--b.dark-ltr', [taken, taken], await picture('#000'))).toMatchObject({
    kind: 'changed',
    pixels: 200,
  });
});

it('is unstable when a second look shows another picture, even if the first is its baseline', async () => {
  const taken = await picture('#c79a52');
  expect(await judgePicture('a--b.dark-ltr', [taken, await picture('#000')], taken)).toMatchObject({
    kind: 'unstable',
    pixels: 200,
  });
});

it('spares a second look that costs a page load where the baseline shows the same', async () => {
  const taken = await picture('#c79a52');
  const lookAgain = vi.fn(() => picture('#000'));
  expect(await judgePicture('a--b.dark-360', [taken, lookAgain], taken)).toEqual({ kind: 'same' });
  expect(lookAgain).not.toHaveBeenCalled();
  expect(await judgePicture('a--b.dark-360', [taken, lookAgain], await picture('#fff'))).toMatchObject({ kind: 'unstable' });
  expect(await judgePicture('a--b.dark-360', [taken, lookAgain], undefined)).toMatchObject({ kind: 'unstable' });
});

it('is new without a baseline', async () => {
  const taken = await picture('#c79a52');
  expect(await judgePicture('a--b.dark-ltr', [taken, taken], undefined)).toEqual({ kind: 'new' });
});
