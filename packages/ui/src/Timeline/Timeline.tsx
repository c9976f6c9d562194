import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** What happened, or will. */
  title: ReactNode;
  /** When, as it is read: "3 Nov", "in 5–7 business days". */
  when?: ReactNode;
  /** When, as ISO 8601, for machines. */
  dateTime?: string;
  /** What there is to say about it. */
  children?: ReactNode;
  /** @default 'past' */
  state?: 'past' | 'now' | 'ahead';
  /** Good or bad news colors the mark; the title says it too. */
  tone?: 'gain' | 'loss';
}

export interface TimelineProps extends ElementProps {
  /** Names the list for screen reader users. */
  label: string;
  events: readonly TimelineEvent[];
}

/** What happened one after the other, down a line: walked up to now, dotted ahead. */
export function Timeline({ label, events, ...element }: TimelineProps) {
  return (
    <ol {...pickElementProps(element)} role="list" aria-label={label}>
      {events.map(({ id, title, when, dateTime, children, state = 'past', tone }) => (
        <li
          key={id}
          className={css.event}
          data-state={state}
          data-tone={tone}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <div className={css.head}>
            <span className={css.title}>{title}</span>
            {when && (
              <time className={css.when} dateTime={dateTime}>
                {when}
              </time>
            )}
          </div>
          {children && <div className={css.text}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
