/** A side of a control, and where along it; `start` and `end` follow the reading direction. */
export type LogicalPlacement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end' | 'start' | 'end';

const physical = {
  ltr: {
    'bottom start': 'bottom left',
    'bottom end': 'bottom right',
    'top start': 'top left',
    'top end': 'top right',
    start: 'left',
    end: 'right',
  },
  rtl: {
    'bottom start': 'bottom right',
    'bottom end': 'bottom left',
    'top start': 'top right',
    'top end': 'top left',
    start: 'right',
    end: 'left',
  },
} as const;

/** The same placement in the words of the screen. */
export function placementIn(direction: 'ltr' | 'rtl', placement: LogicalPlacement) {
  return placement === 'top' || placement === 'bottom' ? placement : physical[direction][placement];
}
