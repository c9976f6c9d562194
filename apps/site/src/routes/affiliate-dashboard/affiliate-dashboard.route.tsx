import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { SectionCards } from '../../features/app-frame/SectionCards.tsx';
import { affiliateSections } from '../../features/app-frame/sections.ts';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-dashboard" />
      <AppPage title={t.overview} lead={t.affiliateOverviewText}>
        <AccountCard />
        <SectionCards title={t.sectionsTodo} base="/affiliate-dashboard" groups={affiliateSections} />
      </AppPage>
    </>
  );
}
