import * as t from '@duneline/specs/messages/trader-payouts';
import { Panel, Skeleton } from '@duneline/ui';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { DocumentKeeping } from '../../features/trader-payouts/DocumentKeeping.tsx';
import { IdentityCheck } from '../../features/trader-payouts/IdentityCheck.tsx';
import { SentDocuments } from '../../features/trader-payouts/SentDocuments.tsx';
import { useDocuments } from '../../features/trader-payouts/useDocuments.ts';
import { labelOf } from '../../lib/areas/areas.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';

export function KycScreen() {
  const { data: documents, error, isFetching, refetch } = useDocuments();
  return (
    <AppPage title={labelOf('affiliate', 'kyc')} lead={t.kycLead}>
      <Panel title={t.identityTitle}>
        {error ? (
          <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
        ) : documents ? (
          <IdentityCheck documents={documents} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Panel>
      {documents && documents.length > 0 && (
        <Panel title={t.sentDocuments}>
          <SentDocuments documents={documents} />
        </Panel>
      )}
      <Panel title={t.keepTitle}>
        <DocumentKeeping />
      </Panel>
    </AppPage>
  );
}
