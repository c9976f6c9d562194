import * as t from '@duneline/specs/messages/leaderboard';
import { Button } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { PAGE_SIZE, type Board } from './Board.ts';
import { addressOf, firstQuery, type BoardQuery } from './boardQuery.ts';
import * as css from './OwnRanks.css.ts';
import type { OwnEntries } from './useOwnEntries.ts';

interface OwnRanksProps {
  readonly own: OwnEntries;
  readonly board: Board;
  readonly query: BoardQuery;
}

/** The ranks of the reader's accounts on any page; visitors can sign in. */
export function OwnRanks({ own: { isSignedIn, remote, retry }, board, query }: OwnRanksProps) {
  if (!isSignedIn) {
    const to = `/login?returnTo=${encodeURIComponent(addressOf(query))}`;
    return (
      <p className={css.line}>
        <Link to={to} className={css.show}>
          {t.signIn}
        </Link>
      </p>
    );
  }
  if (remote.status === 'loading') return <p className={css.line}>{t.searching}</p>;
  if (remote.status === 'failed') {
    return (
      <p className={css.line} role="alert">
        {t.ownFailed}
        <Button size="sm" variant="quiet" onPress={retry}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (remote.value.length === 0) return <p className={css.line}>{t.ownNone}</p>;
  const shown = new Set(board.entries.map(({ accountId }) => accountId));
  return (
    <section className={css.own} aria-labelledby="own-ranks">
      <h3 id="own-ranks" className={css.title}>
        {t.ownTitle}
      </h3>
      <ul role="list">
        {remote.value.map(({ accountId, number, rank, sizeCents, returnPercent }) => (
          <li key={accountId} className={css.account}>
            <strong className={css.rank}>{t.ownRank({ rank, count: board.count })}</strong>
            <span>
              {t.ownAccount({ number: String(number) })} <span className={css.size}>{formatSize(sizeCents)}</span>
            </span>
            <span className={css.gain}>{formatPercent(returnPercent, { sign: 'always', hundredths: 'always' })}</span>
            {!shown.has(accountId) && (
              <Link
                className={css.show}
                preventScrollReset
                to={addressOf({ ...query, sort: firstQuery.sort, page: Math.ceil(rank / PAGE_SIZE) })}
              >
                {t.ownShow}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
