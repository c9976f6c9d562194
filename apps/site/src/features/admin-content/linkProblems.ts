import * as t from '@duneline/specs/messages/admin-content';
import { isKnownPath, isSitePath } from './sitePath.ts';

/** Why a target leads nowhere, in a sentence; `null` for one that leads to a page of this site, or out of it by https. */
export function linkProblem(target: string): string | null {
  if (target === '') return t.problemTargetEmpty;
  if (isSitePath(target)) return isKnownPath(target) ? null : t.problemTargetDead({ target });
  return /^https:\/\/[^\s/]+\.[^\s/]+[^ ]*$/.test(target) ? null : t.problemTargetForm({ target });
}
