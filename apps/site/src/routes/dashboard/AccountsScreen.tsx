import * as t from '@duneline/specs/messages/trader-accounts';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { AccountsList } from '../../features/trader-accounts/list/AccountsList.tsx';
import { labelOf } from '../../lib/areas/areas.ts';

/** All accounts of the trader in one list. */
export function AccountsScreen() {
  return (
    <AppPage title={labelOf('dashboard', 'accounts')} lead={t.lead}>
      <AccountsList />
    </AppPage>
  );
}
