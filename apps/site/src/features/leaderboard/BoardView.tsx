import * as t from '@duneline/specs/messages/leaderboard';
import { ButtonLink, EmptyState, ErrorState, Pagination, Skeleton, type LinkParts } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { PAGE_SIZE, type Board } from './Board.ts';
import { addressOf, firstQuery, type BoardQuery } from './boardQuery.ts';
import * as css from './Leaderboard.css.ts';
import { Ranking } from './Ranking.tsx';

interface BoardViewProps {
  readonly name: string;
  readonly board: Board | null;
  readonly query: BoardQuery;
  readonly isShown: boolean;
  /** The ranking failed to load. */
  readonly isFailed: boolean;
  readonly own: ReadonlySet<string>;
  readonly retry: () => void;
  readonly onQuery: (query: BoardQuery) => void;
}

/** The ranking with its pages, or its loading, empty or error state. */
export function BoardView({ name, board, query, isShown, isFailed, own, retry, onQuery }: BoardViewProps) {
  if (isFailed) {
    return (
      <ErrorState title={t.failedTitle} onRetry={retry} retryLabel={t.retry}>
        {t.failedText}
      </ErrorState>
    );
  }
  if (!board) {
    return (
      <div className={css.waiting} aria-busy>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} blockSize={56} />
        ))}
      </div>
    );
  }
  if (isShown && board.count === 0) return <Nothing />;
  return (
    <>
      <Ranking
        caption={t.table({ name })}
        board={board}
        sort={query.sort}
        isBusy={!isShown}
        own={own}
        onSort={(sort) => onQuery({ ...query, sort, page: 1 })}
      />
      {board.count > PAGE_SIZE && (
        <Pagination
          page={isShown ? board.page : query.page}
          pageCount={Math.ceil(board.count / PAGE_SIZE)}
          hrefOf={(page) => addressOf({ ...query, page })}
          render={staying}
          aria-label={t.pagesLabel}
          previousLabel={t.previousPage}
          nextLabel={t.nextPage}
          pageLabel={(page) => t.pageLabel({ page })}
          summary={(page, count) => t.pageSummary({ page, count })}
        />
      )}
    </>
  );
}

/** A link to another state of this page, without scrolling. */
const staying = ({ href, ...parts }: LinkParts) => <Link {...parts} to={href} preventScrollReset />;

function Nothing() {
  return (
    <EmptyState
      title={t.emptyTitle}
      action={
        <ButtonLink href={addressOf({ ...firstQuery, period: 'all-time' })} render={staying}>
          {t.emptyAction}
        </ButtonLink>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
