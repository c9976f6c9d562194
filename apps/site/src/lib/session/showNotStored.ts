import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';

/** Shows a toast: the browser does not store the session, so it ends with the page. */
export function showNotStored(): void {
  toast({ tone: 'info', title: t.notStored });
}
