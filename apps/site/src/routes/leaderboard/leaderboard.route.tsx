import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Board } from '../../features/leaderboard/Board.ts';
import { firstQuery } from '../../features/leaderboard/boardQuery.ts';
import { LeaderboardPage } from '../../features/leaderboard/LeaderboardPage.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered first page of the ranking; the browser then reads the current one itself. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Board | null> {
  if (!import.meta.env.SSR) return (await fetchPrerendered<Board>(request, 'leaderboard')) ?? null;
  return (await import('../../features/leaderboard/readBoard.ts')).readBoard(firstQuery);
}

/** Another ranking needs no new loader data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** /leaderboard */
export function Component() {
  return (
    <>
      <Head routeId="leaderboard" />
      <LeaderboardPage board={useLoaderData<Board | null>()} />
    </>
  );
}
