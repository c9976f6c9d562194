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
  time?: ReactNode;
  /** The date as ISO 8601. */
  dateTime?: string;
  /** Details. */
  description?: ReactNode;
  /** @default 'past' */
  state?: 'past' | 'now' | 'ahead';
  /** Good or bad news colors the mark; also mention it in the title. */
  tone?: 'success' | 'danger';
}

export interface TimelineProps extends ElementProps {
  /** The list's accessible name. */
  'aria-label': string;
  items: readonly TimelineEvent[];
}

/** Events in chronological order along a line: solid up to now, dotted afterwards. */
export function Timeline({ items, ...element }: TimelineProps) {
  requireProps('Timeline', { items });
  return (
    <ol {...pickElementProps(element)} role="list">
      {items.map(({ id, title, time, dateTime, description, state = 'past', tone }) => (
        <li
          key={id}
          className={css.event}
          data-state={state}
          data-tone={tone}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <div className={css.header}>
            <span className={css.title}>{title}</span>
            {time && (
              <time className={css.when} dateTime={dateTime}>
                {time}
              </time>
            )}
          </div>
          {description && <div className={css.text}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}
