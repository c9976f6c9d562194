import * as t from '@duneline/specs/messages/security';
import { SecurityCard } from './SecurityCard.tsx';
import { EmailRow } from './EmailRow.tsx';
import { PhoneRow } from './PhoneRow.tsx';

/** The account's e-mail address and phone number. */
export function ContactCard() {
  return (
    <SecurityCard title={t.contactTitle} text={t.contactText}>
      <EmailRow />
      <PhoneRow />
    </SecurityCard>
  );
}
