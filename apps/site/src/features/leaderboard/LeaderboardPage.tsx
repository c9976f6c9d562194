import * as t from '@duneline/specs/messages/leaderboard';
import { ButtonLink } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { useNavigateInPlace } from '../../lib/page/useNavigateInPlace.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import type { Board } from './Board.ts';
import { BoardFilters, periodNames } from './BoardFilters.tsx';
import { addressOf, firstQuery, readQuery, type BoardQuery } from './boardQuery.ts';
import { BoardView } from './BoardView.tsx';
import * as css from './Leaderboard.css.ts';
import { OwnRanks } from './OwnRanks.tsx';
import { ReturnsRidge } from './ReturnsRidge.tsx';
import { spanOf } from './spanOf.ts';
import { useBoard } from './useBoard.ts';
import { useScrollToNewPage } from './useScrollToNewPage.ts';
import { useOwnEntries } from './useOwnEntries.ts';

const ways = [
  { title: t.returnTitle, text: t.returnText },
  { title: t.closedTitle, text: t.closedText },
  { title: t.accountTitle, text: t.accountText },
  { title: t.dailyTitle, text: t.dailyText },
  { title: t.namesTitle, text: t.namesText },
  { title: t.simulatedTitle, text: t.simulatedText },
];

/** The page /leaderboard: the ranking in the URL, the reader's ranks, and the method. */
export function LeaderboardPage({ board: made }: { readonly board: Board | null }) {
  const [search] = useSearchParams();
  const query = useIsHydrated() ? readQuery(search) : firstQuery; // the query string is unknown while prerendering
  const { board, isShown, isFailed, retry } = useBoard(made, addressOf(query));
  const own = useOwnEntries(query);
  useScrollToNewPage(query.page, isShown);
  const go = useNavigateInPlace();
  const show = (next: BoardQuery) => go(addressOf(next));
  const owned = own.remote.status === 'ready' ? own.remote.value : [];
  const name = nameOf(query);
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        {board && <ReturnsRidge board={board} ownRank={isShown ? owned[0]?.rank : undefined} />}
      </PageHead>
      <PageSection
        id="ranking"
        title={name}
        lead={<output className={css.status}>{isShown && board ? extentOf(query, board) : !isFailed && t.searching}</output>}
        isFirst
      >
        <div className={css.board}>
          <BoardFilters query={query} onChange={show} />
          {board && isShown && <OwnRanks own={own} board={board} query={query} />}
          <BoardView
            {...{ name, board, query, isShown, isFailed, retry }}
            own={new Set(owned.map(({ accountId }) => accountId))}
            onQuery={show}
          />
        </div>
      </PageSection>
      <PageSection id="how" title={t.howTitle} lead={t.howLead}>
        <TermGrid pairs={ways} />
      </PageSection>
      <PageSection id="not" title={t.notTitle} lead={t.notLead}>
        <div className={css.not}>
          <p className={css.notText}>{t.notText}</p>
          <ButtonLink href="/pricing#odds" render={routerLink}>
            {t.notLink}
          </ButtonLink>
        </div>
      </PageSection>
    </>
  );
}

const nameOf = ({ period, sizeCents }: BoardQuery) =>
  t.caption({ period: periodNames[period], size: sizeCents === null ? t.everySize : formatSize(sizeCents) });

/** "Feb 1, 2026 to Feb 27, 2026 · 31 accounts" */
function extentOf({ period }: BoardQuery, { asOf, count }: Board): string {
  const found = t.found({ count });
  if (asOf === null) return found;
  const { from, to } = spanOf(period, asOf);
  const span = from === null ? t.spanUntil({ to: formatDate(to) }) : t.spanDays({ from: formatDate(from), to: formatDate(to) });
  return `${span} · ${found}`;
}
