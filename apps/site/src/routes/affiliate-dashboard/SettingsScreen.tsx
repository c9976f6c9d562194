import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { SecuritySettings } from '../../features/account-security/SecuritySettings.tsx';
import { useAffiliate } from '../../features/affiliate-area/readAffiliate.ts';
import { AffiliateSettings } from '../../features/affiliate-area/settings/AffiliateSettings.tsx';
import { DeletePanel } from '../../features/personal-data/DeletePanel.tsx';
import { ExportPanel } from '../../features/personal-data/ExportPanel.tsx';
import { ProfilePanel } from '../../features/profile/ProfilePanel.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { labelOf } from '../../lib/areas/areas.ts';

/** The account is anybody's; what belongs to the affiliate program shows for affiliates only. */
export function SettingsScreen() {
  const { data: affiliate } = useAffiliate();
  return (
    <AppPage title={labelOf('affiliate', 'settings')} lead={t.settingsText}>
      <AccountCard />
      <ProfilePanel />
      <SecuritySettings />
      {affiliate && <AffiliateSettings affiliate={affiliate} />}
      <ExportPanel />
      <DeletePanel area="affiliate" />
    </AppPage>
  );
}
