import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** The event. */
  title: ReactNode;
  /** The formatted date: "3 Nov", "in 5–7 business days". */
  when?: ReactNode;
  /** The date as ISO 8601. */
  dateTime?: string;
  /** Details. */
  children?: ReactNode;
  /** @default 'past' */
  state?: 'past' | 'now' | 'ahead';
  /** Good or bad news colors the mark; also mention it in the title. */
  tone?: 'success' | 'danger';
}

export interface TimelineProps extends ElementProps {
  /** The list's accessible name. */
  label: string;
  events: readonly TimelineEvent[];
}

/** Events in chronological order along a line: solid up to now, dotted afterwards. */
export function Timeline({ label, events, ...element }: TimelineProps) {
  requireProps('Timeline', { events });
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
          <div className={css.header}>
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
