import type { SessionView } from '@duneline/machines';
import { routes } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';
import { basePath } from '../language/language.ts';
import { authSentence } from '../backend/authSentence.ts';

/** Says why the link by which the page was opened did not hold; a sign-in screen says it itself. */
export function tellLinkProblem({ problem }: SessionView): void {
  if (problem?.during !== 'link') return;
  if (routes.some(({ kind, path }) => kind === 'sign-in' && basePath + path === location.pathname)) return;
  toast({ tone: 'loss', title: `${t.problemTitle} ${authSentence(problem.error)}` });
}
