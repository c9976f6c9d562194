import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';
import { withoutSessionLink } from './sessionLink.ts';

/**
 * Shows that the first of two e-mail change links was accepted. It brings no session; the second link is in the other mailbox.
 */
export function showLinkMessage(): void {
  history.replaceState(history.state, '', withoutSessionLink(location.href));
  toast({ tone: 'info', title: t.linkAccepted });
}
