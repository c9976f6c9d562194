import type { gaps } from './space.ts';

type Step = keyof typeof gaps;

/** Names of the steps that layouts use most. */
const named = { xs: 4, sm: 8, md: 16, lg: 24, xl: 32 } as const satisfies Readonly<Record<string, Step>>;

/** A spacing step, in CSS pixels or by its name: `xs` 4, `sm` 8, `md` 16, `lg` 24, `xl` 32. */
export type Gap = Step | keyof typeof named;

/** The step that a name stands for. */
export function stepOf(gap: Gap | undefined): Step | undefined {
  return typeof gap === 'string' ? (named[gap] ?? gap) : gap;
}
