import * as t from '@duneline/specs/messages/account';
import { Panel, Skeleton } from '@duneline/ui';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { IdentityCheck } from '../../features/trader-payouts/IdentityCheck.tsx';
import { useDocuments } from '../../features/trader-payouts/useDocuments.ts';
import { Head } from '../../lib/head/Head.tsx';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';

export function Component() {
  const documents = useDocuments();
  return (
    <>
      <Head routeId="affiliate-kyc" />
      <AppPage title={t.kyc} lead={t.kycText}>
        <Panel title={t.kycText}>
          {documents.error ? (
            <QueryProblem error={documents.error} isRetrying={documents.isFetching} onRetry={() => void documents.refetch()} />
          ) : documents.data ? (
            <IdentityCheck documents={documents.data} />
          ) : (
            <Skeleton lines={4} />
          )}
        </Panel>
      </AppPage>
    </>
  );
}
