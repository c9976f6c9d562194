import * as t from '@duneline/specs/messages/account';
import { Button, toast } from '@duneline/ui';
import { signOut } from '../../lib/backend/session.ts';

/** Signs out; the guard then redirects to the sign-in page. */
export function SignOutButton() {
  return (
    <Button variant="secondary" onPress={() => void signOut().catch(showFailure)}>
      {t.accessDeniedOther}
    </Button>
  );
}

function showFailure(error: unknown) {
  console.error('Signing out failed.', error);
  toast({ tone: 'danger', title: t.signOutFailed });
}
