import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, close } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Stepper.css.ts';

/** One step of a stepper. */
export interface Step {
  readonly label: string;
  /** A requirement or a problem. */
  readonly description?: ReactNode;
  /** The step was attempted and failed. */
  readonly isFailed?: boolean;
}

type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface StepperProps extends ElementProps {
  /** The accessible name: "Verification". */
  label: string;
  steps: readonly Step[];
  /** Index of the current step; the number of steps if all are done. */
  current: number;
  /** Below 768 CSS pixels it is always vertical. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes completed steps buttons, to return to them. */
  onAction?: (index: number) => void;
  /** Text alternatives of the icons. @default 'done', 'now', 'to come', 'failed' */
  stateLabels?: Readonly<Record<StepState, string>>;
}

const WORDS = { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' };

/** Steps in a fixed order: the line is solid up to the current one, and dotted after it. */
export function Stepper(given: StepperProps) {
  requireProps('Stepper', { steps: given.steps });
  const { label, steps, current, orientation, onAction, stateLabels = WORDS, ...element } = useTexts('Stepper', given);
  return (
    <ol {...pickElementProps(element)} role="list" aria-label={label} className={css.stepper({ orientation })}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, current);
        const name = (
          <>
            {step.label} <VisuallyHidden>({stateLabels[state]})</VisuallyHidden>
          </>
        );
        return (
          <li
            key={step.label}
            className={css.step({ orientation })}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.marker} aria-hidden="true">
              {state === 'done' || state === 'failed' ? <Icon of={state === 'done' ? check : close} size={16} /> : index + 1}
            </span>
            <div className={css.words}>
              {onAction && state === 'done' ? (
                <button type="button" className={css.stepButton} onClick={() => onAction(index)}>
                  {name}
                </button>
              ) : (
                <span className={css.label}>{name}</span>
              )}
              {step.description && <div className={css.description}>{step.description}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ isFailed }: Step, index: number, current: number): StepState {
  if (isFailed) return 'failed';
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
