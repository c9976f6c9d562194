import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-review';
import { Badge, EmptyState, PageHeader } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import * as css from '../business.css.ts';
import { DecisionDates } from '../decisions/DecisionDates.tsx';
import { useNextAddress } from '../decisions/queue.ts';
import { ReviewPanel } from '../decisions/ReviewPanel.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { approvalOf, rejectionOf } from './documentDecisions.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { kindNames, statusNames, statusTones } from './documentLabels.ts';
import { OtherDocuments } from './OtherDocuments.tsx';
import { readDocument, readEvidence, readWaitingDocuments, type ReviewedDocument } from './readDocument.ts';
import { decideDocument } from './readDocuments.ts';

const followed = ['kyc_documents'] as const;

/** An identity document beside what its owner's account says, to approve or to reject (spec §2: admin console). */
export function DocumentPage({ id }: { readonly id: string }) {
  useTableChanges(followed); // somebody else may decide meanwhile
  const query = useQuery({ queryKey: tableKey('kyc_documents', 'one', id), queryFn: () => readDocument(id) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader above={<BackToList>{t.allDocuments}</BackToList>} title={data ? titleOf(data) : business.kycTitle} />
      <QueryPanel query={query} lines={8}>
        {(document) => (document === null ? <EmptyState level={2} title={t.documentMissing} /> : <Review document={document} />)}
      </QueryPanel>
    </div>
  );
}

function Review({ document }: { readonly document: ReviewedDocument }) {
  const { id, owner, status, submitted_at: since, storage_path: path, confirmed_name: name } = document;
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  const { mutateAsync } = useDecision(['kyc_documents'], decideDocument);
  const next = useNextAddress('kyc_documents', 'pending', readWaitingDocuments, { record: id, since });
  const evidence = useQuery({ queryKey: tableKey('kyc_documents', 'evidence', owner), queryFn: () => readEvidence(owner) });
  return (
    <div className={css.evidence}>
      <DocumentFile path={path} name={titleOf(document)} onShown={show} />
      <div className={css.decisionColumn}>
        <QueryPanel query={evidence}>{({ buyers }) => <AccountPanel document={document} buyers={buyers} />}</QueryPanel>
        <ReviewPanel
          status={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
          approve={approvalOf(document, mutateAsync)}
          waitsFor={isShown ? null : t.showFirst}
          reject={rejectionOf(document, mutateAsync)}
          next={next}
          isOwn={document.isOwn && status !== 'rejected'}
        >
          <DecisionDates
            received={{ label: business.kycSubmitted, at: since }}
            due={status === 'pending' ? document : null}
            decidedAt={document.reviewed_at}
            decidedBy={document.reviewed_by}
            decider={document.decider}
            more={name === null ? [] : [{ id: 'name', label: business.kycConfirmedName, value: <bdi>{name}</bdi> }]}
            reason={document.reason}
          />
        </ReviewPanel>
      </div>
      {evidence.data && <OtherDocuments documents={evidence.data.documents.filter((other) => other.id !== id)} />}
    </div>
  );
}

const titleOf = ({ kind, person }: ReviewedDocument) =>
  t.documentTitle({ kind: kindNames[kind], person: person ?? business.unknownPerson });
