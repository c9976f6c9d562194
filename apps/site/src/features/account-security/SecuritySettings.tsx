import { ContactCard } from './ContactCard.tsx';
import { FactorsCard } from './factors/FactorsCard.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecurityProvider } from './SecurityProvider.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import * as css from './security.css.ts';

/** Sign-in methods and sessions: each card changes one thing (spec §2: affiliate settings). */
export function SecuritySettings() {
  return (
    <SecurityProvider>
      <div className={css.cards}>
        <ContactCard />
        <PasswordCard />
        <FactorsCard />
        <IdentitiesCard />
        <SessionsCard />
      </div>
    </SecurityProvider>
  );
}
