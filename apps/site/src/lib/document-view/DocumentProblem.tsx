import * as t from '@duneline/specs/messages/document-view';
import { Alert } from '@duneline/ui';
import { QueryProblem } from '../query/QueryProblem.tsx';
import { UnreadableDocument, type Unreadable } from './OpenedDocument.ts';

const words: Readonly<Record<Unreadable, { readonly title: string; readonly text: string }>> = {
  damaged: { title: t.damaged, text: t.damagedText },
  locked: { title: t.locked, text: t.lockedText },
  huge: { title: t.huge, text: t.hugeText },
};

interface DocumentProblemProps {
  readonly problem: unknown;
  readonly onRetry: () => void;
}

/** Why a document cannot be shown: its content, or something that may work next time. */
export function DocumentProblem({ problem, onRetry }: DocumentProblemProps) {
  if (!(problem instanceof UnreadableDocument)) return <QueryProblem error={problem} onRetry={onRetry} />;
  const { title, text } = words[problem.reason];
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
