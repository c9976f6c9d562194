export type Orientation = 'horizontal' | 'vertical';

/** The step of an arrow key in a row or column: 1, -1, or `undefined` for other keys. */
export function arrowStep(within: Element, key: string, orientation: Orientation): 1 | -1 | undefined {
  if (orientation === 'vertical') return steps.ArrowDown[key];
  return getComputedStyle(within).direction === 'rtl' ? steps.ArrowLeft[key] : steps.ArrowRight[key];
}

type Steps = Readonly<Record<string, 1 | -1 | undefined>>;

/** By the key that moves forward. */
const steps: Readonly<Record<'ArrowDown' | 'ArrowRight' | 'ArrowLeft', Steps>> = {
  ArrowDown: { ArrowDown: 1, ArrowUp: -1 },
  ArrowRight: { ArrowRight: 1, ArrowLeft: -1 },
  ArrowLeft: { ArrowLeft: 1, ArrowRight: -1 },
};
