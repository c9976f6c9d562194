import type { privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { Badge } from '@duneline/ui';

const when = { visit: t.fromVisit, act: t.fromAct, consent: t.fromConsent, 'sign-in': t.fromSignIn };

/** What must have happened before something is written or sent. */
export function Occasion({ from }: Pick<(typeof privacy.browser)[number], 'from'>) {
  return from === 'consent' ? <Badge tone="accent">{when[from]}</Badge> : when[from];
}
