import { Heading } from '../Heading/Heading.tsx';
import * as css from './WorkedExample.css.ts';

export interface ExampleStep {
  readonly id: string;
  /** "Your best close so far" */
  readonly text: string;
  /** "$10,640" */
  readonly value: string;
  /** A plain step, or the result of the previous steps. */
  readonly kind?: 'plain' | 'result';
}

export interface RuleExample {
  /** Unique among the examples. */
  readonly id: string;
  /** "A day of a $10,000 evaluation" */
  readonly title: string;
  readonly steps: readonly ExampleStep[];
  readonly note?: string;
}

interface WorkedExampleProps extends Omit<RuleExample, 'id'> {
  level: 3 | 4;
  /** Announces the result when it changes. */
  isLive: boolean;
}

/** A calculation, shown step by step. */
export function WorkedExample({ title, level, steps, note, isLive }: WorkedExampleProps) {
  return (
    <div className={css.example} aria-live={isLive ? 'polite' : undefined}>
      <Heading level={level} size="lg">
        {title}
      </Heading>
      <dl>
        {steps.map(({ id, text, value, kind = 'plain' }) => (
          <div key={id} className={css.steps[kind]}>
            <dt>{text}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
