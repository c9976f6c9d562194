import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { SecuritySettings } from '../../features/account-security/SecuritySettings.tsx';
import { DeletePanel } from '../../features/personal-data/DeletePanel.tsx';
import { ExportPanel } from '../../features/personal-data/ExportPanel.tsx';
import { ProfilePanel } from '../../features/profile/ProfilePanel.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { labelOf } from '../../lib/areas/areas.ts';

export function SettingsScreen() {
  return (
    <AppPage title={labelOf('dashboard', 'settings')} lead={t.settingsText}>
      <AccountCard />
      <ProfilePanel />
      <SecuritySettings />
      <ExportPanel />
      <DeletePanel area="dashboard" />
    </AppPage>
  );
}
