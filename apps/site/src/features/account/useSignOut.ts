import * as t from '@duneline/specs/messages/person';
import { toast } from '@duneline/ui';
import { useState } from 'react';
import { signOut } from '../../lib/backend/session.ts';

/** Signs out; a failure is reported in a toast, as the user is then still signed in. */
export function useSignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  async function leave() {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      console.error('Signing out failed.', error);
      toast({ tone: 'danger', title: t.signOutFailed });
    }
    setIsLeaving(false);
  }
  return { isLeaving, leave: () => void leave() };
}
