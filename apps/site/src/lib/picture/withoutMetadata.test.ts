import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './withoutMetadata.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number] | 'avif';
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>25,12.0N</GPSLatitude></x:xmpmeta>';

/** A red and blue picture of 40 by 20 pixels that says where it was taken. */
function photo(format: Format, { orientation }: { orientation?: number } = {}) {
  const blue = { create: { width: 10, height: 20, channels: 3, background: '#22c' } } as const;
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c22' } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .withXmp(XMP)
    .withIccProfile('p3')
    .withMetadata(orientation === undefined ? {} : { orientation });
  return picture[format]().toBuffer();
}

const clean = (bytes: Uint8Array, format: Format) => withoutMetadata(bytes, `image/${format}`);
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const isIn = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

describe.each(formats)('a %s', (format) => {
  it('has no position, no Exif and no XMP, and the same pixels and colors', async () => {
    const before = await photo(format);
    expect(await sharp(before).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    const after = clean(before, format) ?? new Uint8Array();
    const { exif, xmp, iptc, icc } = await sharp(after).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect(icc).toEqual((await sharp(before).metadata()).icc);
    expect(isIn(after, 'GPS')).toBe(false);
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  it('has nothing after its end', async () => {
    const before = await photo(format);
    const after = clean(Buffer.concat([before, Buffer.from('GPS of a second picture')]), format);
    expect(after).toEqual(clean(before, format));
  });

  it('is the same when it is cleaned again', async () => {
    const once = clean(await photo(format, { orientation: 6 }), format) ?? new Uint8Array();
    expect(clean(once, format)).toEqual(once);
  });

  it('is refused when it is cut off within its head, and never makes the reader fail', async () => {
    const whole = await photo(format);
    expect(clean(whole.subarray(0, 40), format)).toBeNull();
    const edit = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(edit, fc.nat(whole.length), (edits, length) => {
        const bytes = new Uint8Array(whole.subarray(0, length));
        for (const [at, value] of edits) if (at < length) bytes[at] = value;
        const after = clean(bytes, format);
        expect(after === null || after.length <= length + 64).toBe(true);
      }),
    );
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG stays turned as it is: %i', async (orientation) => {
  const after = clean(await photo('jpeg', { orientation }), 'jpeg') ?? new Uint8Array();
  const found = await sharp(after).metadata();
  expect([found.orientation ?? 1, isIn(after, 'GPS')]).toEqual([orientation, false]);
});

it('a JPEG has no comment, no embedded second picture and no text of an editor', async () => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const whole = await photo('jpeg');
  const others = [segment(0xfe, 'taken in Dubai'), segment(0xe2, 'MPF\0taken'), segment(0xed, 'Photoshop 3.0\0taken')];
  const after = clean(Buffer.concat([whole.subarray(0, 2), ...others, whole.subarray(2)]), 'jpeg') ?? new Uint8Array();
  expect([isIn(after, 'taken'), isIn(after, 'ICC_PROFILE')]).toEqual([false, true]);
});

it('a PNG has no texts', async () => {
  const whole = await photo('png');
  const text = Buffer.concat([Buffer.from([0, 0, 0, 5]), Buffer.from('tEXta\0GPS'), Buffer.alloc(4)]);
  const after = clean(Buffer.concat([whole.subarray(0, 33), text, whole.subarray(33)]), 'png') ?? new Uint8Array();
  expect(isIn(after, 'tEXt')).toBe(false);
});

it('an AVIF that says where it was taken is refused, and one that does not is taken', async () => {
  expect(clean(await photo('avif'), 'avif')).toBeNull();
  const plain = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c22' } })
    .avif()
    .toBuffer();
  expect(clean(plain, 'avif')).toEqual(new Uint8Array(plain));
});
