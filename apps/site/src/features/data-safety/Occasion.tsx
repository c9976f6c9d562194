import type { privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { Badge } from '@duneline/ui';

const when = { visit: t.fromVisit, act: t.fromAct, consent: t.fromConsent, 'sign-in': t.fromSignIn };

/** The condition for storing or sending something. */
export function Occasion({ from }: Pick<(typeof privacy.browser)[number], 'from'>) {
  return from === 'consent' ? <Badge tone="accent">{when[from]}</Badge> : when[from];
}
