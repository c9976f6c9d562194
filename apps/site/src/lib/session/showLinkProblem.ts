import type { SessionView } from '@duneline/machines';
import { routes } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';
import { basePath } from '../language/language.ts';
import { authSentence } from '../backend/authSentence.ts';

/** Shows why the auth link that opened the page failed. Sign-in screens show this themselves. */
export function showLinkProblem({ problem }: SessionView): void {
  if (problem?.during !== 'link') return;
  if (routes.some(({ kind, path }) => kind === 'sign-in' && basePath + path === location.pathname)) return;
  toast({ tone: 'danger', title: `${t.problemTitle} ${authSentence(problem.error)}` });
}
