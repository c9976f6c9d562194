import * as t from '@duneline/specs/messages/admin-releases';
import { EmptyState, Heading, PageHeader, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import * as css from '../contentEditor.css.ts';
import { ReleaseCard } from './ReleaseCard.tsx';
import { readReleases } from './releaseStore.ts';
import { releasesKey } from './useReleaseAction.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

/** How often planned releases are read again, in milliseconds; the database publishes what is due every ten seconds. */
const PLANNED_MS = 10_000;

/** Documents that go live together, at once or at a chosen time, and are rolled back together (docs/decisions/0043). */
export function ReleasesScreen() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: releasesKey,
    queryFn: readReleases,
    refetchInterval: ({ state }) => (state.data?.releases.some((one) => one.state === 'planned') ? PLANNED_MS : false),
  });
  return (
    <div className={css.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {isPending && <Skeleton lines={6} />}
      {error && !data && <QueryProblem error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      {data && (
        <div className={css.columns}>
          <div className={css.column}>
            <WaitingPanel documents={data.waiting} />
          </div>
          <section aria-labelledby="releases" className={css.column}>
            <Heading level={2} size="md" id="releases">
              {t.releases}
            </Heading>
            {data.releases.length === 0 && <EmptyState level={3} title={t.releasesEmpty} />}
            {data.releases.map((release) => (
              <ReleaseCard key={release.id} release={release} />
            ))}
          </section>
        </div>
      )}
    </div>
  );
}
