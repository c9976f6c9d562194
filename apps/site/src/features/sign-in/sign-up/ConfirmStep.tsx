import type { Identifier } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button } from '@duneline/ui';
import { Link, type To } from 'react-router-dom';
import { CodeStep } from '../code/CodeStep.tsx';
import * as css from '../sign-in.css.ts';

export interface ConfirmStepProps {
  /** The address or number as typed. */
  readonly typed: string;
  readonly identifier: Identifier;
  /** Whether the account is made to become an affiliate, not to buy. */
  readonly isForAffiliates: boolean;
  /** The sign-in screen of people who have an account. */
  readonly signIn: To;
  readonly comeBackTo: string;
  readonly onVerified: () => void;
  readonly onBack: () => void;
}

/** After signing up: the link or code that confirms the address or number, and the next step. */
export function ConfirmStep({ typed, identifier, isForAffiliates, signIn, comeBackTo, onVerified, onBack }: ConfirmStepProps) {
  const isEmail = 'email' in identifier;
  return (
    <>
      <CodeStep
        title={isEmail ? t.inboxTitle : t.phoneTitle}
        lead={isEmail ? t.inboxText({ recipient: typed }) : t.codeText({ recipient: typed })}
        purpose={{ kind: 'confirmation', identifier }}
        isSent
        comeBackTo={comeBackTo}
        onVerified={onVerified}
      >
        <Button variant="quiet" size="sm" onPress={onBack}>
          {t.otherRecipient}
        </Button>
      </CodeStep>
      <div className={css.more}>
        <h2 className={css.small}>{t.whatNext}</h2>
        <ol className={css.steps}>
          <li>{t.stepConfirm}</li>
          <li>{isForAffiliates ? t.stepShare : t.stepReturn}</li>
          {isForAffiliates && <li>{t.stepKyc}</li>}
        </ol>
        <p>
          {t.inboxKnown} <Link to={signIn}>{t.signIn}</Link>
        </p>
      </div>
    </>
  );
}
