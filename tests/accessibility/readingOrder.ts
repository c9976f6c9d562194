import type { Direction } from '../../.storybook/modes.ts';

export interface Stop {
  readonly name: string;
  readonly isFloating: boolean;
  /** The element that covers it completely. */
  readonly obscuredBy?: string;
  /** Position without scrolling, in CSS pixels. */
  readonly box?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

type Box = NonNullable<Stop['box']>;

/**
 * The steps of the tab key against the reading order: up within a column, or back within a line. A step up to the next column is
 * in order. Overlays have no place in the order.
 */
export function backwardSteps(stops: readonly Stop[], direction: Direction): [from: Stop, to: Stop][] {
  const pairs = stops.slice(1).map((to, index): [Stop, Stop] => [stops[index] as Stop, to]);
  return pairs.filter(([from, to]) => {
    if (from.isFloating || to.isFloating || !from.box || !to.box) return false;
    return isBackward(from.box, to.box, direction);
  });
}

function isBackward(from: Box, to: Box, direction: Direction): boolean {
  const isBefore = direction === 'ltr' ? to.right <= from.left + 1 : to.left >= from.right - 1;
  const isAfter = direction === 'ltr' ? to.left >= from.right - 1 : to.right <= from.left + 1;
  const shared = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
  const isSameLine = shared > 0.5 * Math.min(from.bottom - from.top, to.bottom - to.top);
  if (isSameLine) return isBefore;
  const isAbove = to.bottom <= from.top + 1;
  return isAbove && !isAfter;
}
