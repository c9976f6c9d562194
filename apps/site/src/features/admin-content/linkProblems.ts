import * as t from '@duneline/specs/messages/admin-content';
import { isLinkTarget } from '../../lib/link/isLinkTarget.ts';
import { isKnownPath, isRedirect } from './sitePath.ts';

/** Why a link's target is invalid, in a sentence; `null` for a page of this site, a path that redirects to another one, or an https URL. */
export function linkProblem(target: string): string | null {
  if (target === '') return t.problemTargetEmpty;
  if (isLinkTarget(target, 'site')) return isKnownPath(target) || isRedirect(target) ? null : t.problemTargetDead({ target });
  return isLinkTarget(target) && URL.parse(target)?.hostname.includes('.') ? null : t.problemTargetForm({ target });
}
