import * as t from '@duneline/specs/messages/contact';
import { brand, contact } from '@duneline/specs/site';
import { DayScale } from '../../lib/day-scale/DayScale.tsx';
import { topicNames } from './topics.ts';
import * as css from './rows.css.ts';

const WORKING_WEEK = 5;

/** Each topic with its mailbox and response time in business days, on a scale of a working week. */
export function ResponseTimes() {
  return (
    <ul role="list" className={css.rows}>
      {contact.topics.map(({ id, mailbox, answerBusinessDays: days }) => (
        <li key={id} className={css.row}>
          <h3 className={css.name}>{topicNames[id]}</h3>
          <a href={`mailto:${brand.email[mailbox]}`} className={css.way}>
            {brand.email[mailbox]}
          </a>
          <div className={css.time}>
            <DayScale days={{ from: 0, to: days }} last={WORKING_WEEK} />
            <span>{t.within({ days })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
