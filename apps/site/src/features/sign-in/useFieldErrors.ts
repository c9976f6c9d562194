import type { SignInProblem } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { useMemo } from 'react';
import { weakPasswordSentences } from '../../lib/backend/authSentence.ts';

/** The errors of a failed form by field name, for `Form`: one object per problem, because a field shows a new object's error again. */
export function useFieldErrors(problem: SignInProblem | null): Readonly<Record<string, string>> {
  return useMemo(() => errorsOf(problem), [problem]);
}

function errorsOf(problem: SignInProblem | null): Readonly<Record<string, string>> {
  if (problem?.kind === 'identifier') return { identifier: t.identifierShape };
  if (problem?.kind === 'incomplete') {
    const sentences = { identifier: t.identifierMissing, password: t.passwordMissing };
    return Object.fromEntries(problem.missing.map((field) => [field, sentences[field]]));
  }
  const reasons = problem ? weakPasswordSentences(problem.error) : [];
  return reasons.length > 0 ? { password: reasons.join(' ') } : {};
}
