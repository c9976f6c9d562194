import { privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import * as css from './DataSafety.css.ts';

/** The personal data in the database, its purpose and retention. */
export function Records() {
  return (
    <ul role="list" className={css.records}>
      {privacy.records.map(({ id, what, why, until }) => (
        <li key={id} className={css.record}>
          <p className={css.what}>{what}</p>
          <p>{why}</p>
          <p className={css.until}>
            {t.untilWord} {until}
          </p>
        </li>
      ))}
    </ul>
  );
}
