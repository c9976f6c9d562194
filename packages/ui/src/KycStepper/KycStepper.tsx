import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { check, clock, close, minus, type IconShape } from '../Icon/icons.ts';
import * as css from './KycStepper.css.ts';

export type KycState = 'open' | 'current' | 'reviewing' | 'approved' | 'rejected';

export interface KycStep {
  readonly id: string;
  /** "Proof of identity" */
  readonly title: string;
  readonly state: KycState;
  /** The state in words: "In review". */
  readonly stateLabel: string;
  /** What is required, or why it was rejected and what to do. */
  readonly text?: string;
  /** The field, file or button that the step needs now. */
  readonly content?: ReactNode;
}

export interface KycStepperProps extends ElementProps {
  /** The list's accessible name: "Verification". */
  'aria-label': string;
  items: readonly KycStep[];
}

const badges: Readonly<Record<KycState, { tone: 'neutral' | 'accent' | 'info' | 'success' | 'danger'; icon?: IconShape }>> = {
  open: { tone: 'neutral', icon: minus },
  current: { tone: 'accent' },
  reviewing: { tone: 'info', icon: clock },
  approved: { tone: 'success', icon: check },
  rejected: { tone: 'danger', icon: close },
};

/** The documents that a payout requires, with their states and next actions. */
export function KycStepper({ items, ...element }: KycStepperProps) {
  requireProps('KycStepper', { items });
  return (
    <ol {...pickElementProps(element)} role="list" className={css.list}>
      {items.map(({ id, title, state, stateLabel, text, content }) => (
        <li
          key={id}
          className={css.step}
          data-state={state}
          aria-current={state === 'current' || state === 'rejected' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden />
          <div className={css.body}>
            <p className={css.header}>
              <span className={css.title}>{title}</span> <Badge {...badges[state]}>{stateLabel}</Badge>
            </p>
            {text && <p className={css.text}>{text}</p>}
            {content && <div className={css.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
