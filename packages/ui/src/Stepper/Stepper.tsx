import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, close } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

/** One station of a way. */
export interface Step {
  readonly label: string;
  /** What it takes, or what is the matter. */
  readonly description?: ReactNode;
  /** It was walked and did not succeed. */
  readonly isFailed?: boolean;
}

type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface StepperProps extends ElementProps {
  /** Names the way: "Verification". */
  label: string;
  steps: readonly Step[];
  /** The index of the step that one is at; the number of steps when all are done. */
  current: number;
  /** A column below 768 CSS pixels in either case. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes buttons of the steps that are done: the way back to them. */
  onSelect?: (index: number) => void;
  /** The words for what the signs show. @default 'done', 'now', 'to come', 'failed' */
  stateLabels?: Readonly<Record<StepState, string>>;
}

const WORDS = { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' };

/** A way through stations in a fixed order: what lies behind is a solid line, what lies ahead a dotted one. */
export function Stepper({ label, steps, current, orientation, onSelect, stateLabels = WORDS, ...element }: StepperProps) {
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
              {onSelect && state === 'done' ? (
                <button type="button" className={css.back} onClick={() => onSelect(index)}>
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
