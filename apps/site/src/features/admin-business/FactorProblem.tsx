import * as t from '@duneline/specs/messages/admin-users';
import { Alert } from '@duneline/ui';
import { authSentence } from '../../lib/backend/authSentence.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { LostAnswer } from '../../lib/query/ServiceError.ts';
import { NoApp } from './verifyAgain.ts';

/** Why a change that needs the second factor failed: the auth service and the functions have codes with sentences. */
export function FactorProblem({ error }: { readonly error: unknown }) {
  if (error instanceof NoApp) return <Alert tone="danger" title={t.noApp} />;
  if (!(error instanceof LostAnswer)) return <Alert tone="danger" title={authSentence(error)} />;
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
