import * as t from '@duneline/specs/messages/admin-content';
import { isInternalPath } from '@duneline/machines';
import { isKnownPath } from './sitePath.ts';

/** Why a link's target is invalid, in a sentence; `null` for a page of this site or an https URL. */
export function linkProblem(target: string): string | null {
  if (target === '') return t.problemTargetEmpty;
  if (isInternalPath(target)) return isKnownPath(target) ? null : t.problemTargetDead({ target });
  return /^https:\/\/[^\s/]+\.[^\s/]+[^ ]*$/.test(target) ? null : t.problemTargetForm({ target });
}
