import * as t from '@duneline/specs/messages/sign-in';
import { toast } from '@duneline/ui';

/** Says that the browser does not keep the session, and what that means. */
export function showNotStored(): void {
  toast({ tone: 'info', title: t.notStored });
}
