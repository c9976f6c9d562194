import { differingPixels, fingerprint, regionsOf } from './difference.ts';
import type { Change } from './groupChanges.ts';
import { decode, type Picture } from './Picture.ts';
import { allowedPixels } from './thresholds.ts';

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | (Change & {
      readonly kind: 'changed' | 'unstable';
      readonly pixels: number;
      readonly before: Picture;
      readonly after: Picture;
    });

/**
 * First a picture is held against itself, taken again from the beginning of its story; one that differs is unstable and compared with
 * nothing. Then against its baseline.
 */
export async function judgePicture(
  name: string,
  [first, second]: readonly [Buffer, Buffer],
  baseline: Buffer | undefined,
): Promise<Verdict> {
  const taken = await decode(first);
  if (!first.equals(second)) {
    const again = compare(name, taken, await decode(second));
    if (again.pixels > 0) return { ...again, kind: 'unstable' };
  }
  if (!baseline) return { kind: 'new' };
  const change = compare(name, await decode(baseline), taken);
  return change.pixels > allowedPixels(name) ? { ...change, kind: 'changed' } : { kind: 'same' };
}

function compare(name: string, before: Picture, after: Picture) {
  const difference = differingPixels(before, after);
  const regions = difference.count > 0 ? regionsOf(difference) : [];
  return {
    name,
    story: name.slice(0, name.indexOf('.')),
    pixels: difference.count,
    before,
    after,
    regions,
    fingerprints: regions.map((region) => fingerprint(before, after, region)),
  };
}
