import { Heading } from '../Heading/Heading.tsx';
import * as css from './WorkedExample.css.ts';

export interface ExampleStep {
  readonly id: string;
  /** "Your best close so far" */
  readonly text: string;
  /** "$10,640" */
  readonly value: string;
  /** It subtracts, adds, or is what the steps before it come to. */
  readonly kind?: 'plain' | 'result';
}

interface WorkedExampleProps {
  title: string;
  level: 3 | 4;
  steps: readonly ExampleStep[];
  note?: string;
}

/** A sum, shown as a sum; what changes with the size is read out. */
export function WorkedExample({ title, level, steps, note }: WorkedExampleProps) {
  return (
    <div className={css.example} aria-live="polite">
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
