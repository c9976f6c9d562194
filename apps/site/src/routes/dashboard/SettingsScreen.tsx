import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { SecuritySettings } from '../../features/account-security/SecuritySettings.tsx';
import { ProfilePanel } from '../../features/profile/ProfilePanel.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { labelOf } from '../../lib/areas/areas.ts';

export function SettingsScreen() {
  return (
    <AppPage title={labelOf('dashboard', 'settings')} lead={t.settingsText}>
      <AccountCard />
      <ProfilePanel />
      <SecuritySettings />
    </AppPage>
  );
}
