import type { ReactNode } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
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
  readonly id: string;
  readonly label: string;
  /** A requirement or a problem. */
  readonly description?: ReactNode;
  /** The step was attempted and failed. */
  readonly isFailed?: boolean;
}

type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface StepperProps extends ElementProps {
  /** The accessible name: "Verification". */
  'aria-label': string;
  items: readonly Step[];
  /** Id of the current step; `null` if all are done. */
  current: string | null;
  /** Below 768 CSS pixels it is always vertical. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes completed steps buttons, to return to them. */
  onAction?: (id: string) => void;
  /** Text alternatives of the icons. @default 'done', 'now', 'to come', 'failed' */
  stateLabels?: Readonly<Record<StepState, string>>;
}

const WORDS = { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' };

/** Steps in a fixed order: the line is solid up to the current one, and dotted after it. */
export function Stepper(given: StepperProps) {
  requireProps('Stepper', { items: given.items });
  const { items, current, orientation, onAction, stateLabels = WORDS, ...element } = useTexts('Stepper', given);
  warnOnce(
    current !== null && !items.some(({ id }) => id === current),
    'The current step of a Stepper is none of its items. Give it the id of one, or null if all are done.',
    current,
  );
  const at = current === null ? items.length : items.findIndex(({ id }) => id === current);
  return (
    <ol {...pickElementProps(element)} role="list" className={css.stepper({ orientation })}>
      {items.map((step, index) => {
        const state = stateOf(step, index, at);
        const name = (
          <>
            {step.label} <VisuallyHidden>({stateLabels[state]})</VisuallyHidden>
          </>
        );
        return (
          <li
            key={step.id}
            className={css.step({ orientation })}
            data-state={state}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.marker} aria-hidden="true">
              {state === 'done' || state === 'failed' ? <Icon of={state === 'done' ? check : close} size={16} /> : index + 1}
            </span>
            <div className={css.words}>
              {onAction && state === 'done' ? (
                <button type="button" className={css.stepButton} onClick={() => onAction(step.id)}>
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
