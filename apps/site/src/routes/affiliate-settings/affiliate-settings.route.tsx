import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { SecuritySettings } from '../../features/account-security/SecuritySettings.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-settings" />
      <AppPage title={t.settings} lead={t.settingsText}>
        <AccountCard />
        <SecuritySettings />
      </AppPage>
    </>
  );
}
