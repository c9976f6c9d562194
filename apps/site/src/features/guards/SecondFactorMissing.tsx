import * as t from '@duneline/specs/messages/account';
import { Button, EmptyState } from '@duneline/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { GuardScreen } from './GuardScreen.tsx';
import * as css from './guards.css.ts';
import { SignOutButton } from './SignOutButton.tsx';

export interface SecondFactorMissingProps {
  /** The form that adds a second factor; canceling returns to this screen. */
  readonly Enrollment: ComponentType<{ readonly onCancel: () => void }>;
}

/** The screen for an admin without a second factor: the database gives an admin's rights to sessions at aal2 only. */
export function SecondFactorMissing({ Enrollment }: SecondFactorMissingProps) {
  const [isEnrolling, setIsEnrolling] = useState(false);
  return (
    <GuardScreen title={t.factorMissing}>
      <EmptyState
        title={t.factorMissing}
        level={1}
        action={
          isEnrolling ? (
            <Suspense>
              <Enrollment onCancel={() => setIsEnrolling(false)} />
            </Suspense>
          ) : (
            <div className={css.actions}>
              <Button variant="primary" onPress={() => setIsEnrolling(true)}>
                {t.factorAdd}
              </Button>
              <SignOutButton />
            </div>
          )
        }
      >
        {t.factorMissingText}
      </EmptyState>
    </GuardScreen>
  );
}
