import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';
import { withoutSessionLink } from './sessionLink.ts';

/** Says that the first link of a change of address was accepted, which brings no session: the other mailbox has the second. */
export function tellLinkMessage(): void {
  history.replaceState(history.state, '', withoutSessionLink(location.href));
  toast({ tone: 'info', title: t.linkAccepted });
}
