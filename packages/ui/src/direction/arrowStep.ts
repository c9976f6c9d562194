export type Orientation = 'horizontal' | 'vertical';

/** Where an arrow key leads in a row or a column: to the next, to the one before, or, as any other key, nowhere. */
export function arrowStep(within: Element, key: string, orientation: Orientation): 1 | -1 | undefined {
  if (orientation === 'vertical') return steps.ArrowDown[key];
  return getComputedStyle(within).direction === 'rtl' ? steps.ArrowLeft[key] : steps.ArrowRight[key];
}

type Steps = Readonly<Record<string, 1 | -1 | undefined>>;

/** By the key that leads forwards. */
const steps: Readonly<Record<'ArrowDown' | 'ArrowRight' | 'ArrowLeft', Steps>> = {
  ArrowDown: { ArrowDown: 1, ArrowUp: -1 },
  ArrowRight: { ArrowRight: 1, ArrowLeft: -1 },
  ArrowLeft: { ArrowLeft: 1, ArrowRight: -1 },
};
