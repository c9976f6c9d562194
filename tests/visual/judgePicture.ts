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

/** A picture, and the one of a second look from the beginning; or how to take that, where it costs a page load. */
export type Looks = readonly [first: Buffer, second: Buffer | (() => Promise<Buffer>)];

/**
 * A picture is held against its baseline and against itself, taken again; one that differs from itself is unstable, whatever its baseline.
 * A second look that has to be taken first is spared where the baseline, which another load made, shows the same.
 */
export async function judgePicture(name: string, [first, second]: Looks, baseline: Buffer | undefined): Promise<Verdict> {
  const taken = await decode(first);
  const change = baseline && compare(name, await decode(baseline), taken);
  const isHeld = change !== undefined && change.pixels <= allowedPixels(name);
  if (isHeld && typeof second === 'function') return { kind: 'same' };
  const other = typeof second === 'function' ? await second() : second;
  if (!first.equals(other)) {
    const again = compare(name, taken, await decode(other));
    if (again.pixels > 0) return { ...again, kind: 'unstable' };
  }
  if (!change) return { kind: 'new' };
  return isHeld ? { kind: 'same' } : { ...change, kind: 'changed' };
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
