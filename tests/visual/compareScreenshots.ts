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

/** A screenshot, and a function that takes it again after a reload. */
export type ScreenshotPair = readonly [first: Buffer, takeAgain: () => Promise<Buffer>];

/**
 * Compares a screenshot with its baseline. It is taken again only if it differs or has no baseline: if the two differ, it is
 * unstable rather than changed.
 */
export async function compareScreenshots(
  name: string,
  [first, takeAgain]: ScreenshotPair,
  baseline: Buffer | undefined,
): Promise<Verdict> {
  const taken = await decode(first);
  const change = baseline && compare(name, await decode(baseline), taken);
  if (change && change.pixels <= allowedPixels(name)) return { kind: 'same' };
  const again = compare(name, taken, await decode(await takeAgain()));
  if (again.pixels > 0) return { ...again, kind: 'unstable' };
  return change ? { ...change, kind: 'changed' } : { kind: 'new' };
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
