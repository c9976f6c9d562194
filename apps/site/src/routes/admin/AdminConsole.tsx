import * as t from '@duneline/specs/messages/account';
import { useParams } from 'react-router-dom';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { FunnelCard } from '../../features/admin-overview/FunnelCard.tsx';
import { RolesCard } from '../../features/admin-overview/RolesCard.tsx';
import { ThemesCard } from '../../features/admin-overview/ThemesCard.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { pair } from '../../features/app-frame/AppPage.css.ts';
import { PlannedSection } from '../../features/app-frame/PlannedSection.tsx';
import { adminSections, findSection } from '../../features/app-frame/sections.ts';

/** The admin console under either of its addresses: its overview, a section, or a sentence when there is no such section. */
export function AdminConsole() {
  const { '*': rest = '' } = useParams();
  const id = rest.replace(/\/+$/, '');
  const section = findSection(adminSections, id);
  if (!section) {
    return (
      <AppPage title={t.unknownSectionTitle} lead={t.unknownSectionText}>
        {null}
      </AppPage>
    );
  }
  if (id !== '') return <PlannedSection title={section.label} holds={section.holds} />;
  return (
    <AppPage title={t.overview} lead={t.adminOverviewText}>
      <ThemesCard />
      <FunnelCard />
      <div className={pair}>
        <RolesCard />
        <AccountCard />
      </div>
    </AppPage>
  );
}
