import type { ComponentType } from 'react';
import { AreaSection } from '../../features/app-frame/AreaSection.tsx';
import type { SectionId } from '../../lib/areas/areas.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

/** The screen of every section, each loaded when it is first shown. */
const screens: Readonly<Record<SectionId<'affiliate'>, ComponentType>> = {
  overview: lazyPart(async () => (await import('./OverviewScreen.tsx')).OverviewScreen),
  referrals: lazyPart(async () => (await import('./ReferralsScreen.tsx')).ReferralsScreen),
  earnings: lazyPart(async () => (await import('./EarningsScreen.tsx')).EarningsScreen),
  payouts: lazyPart(async () => (await import('./PayoutsScreen.tsx')).PayoutsScreen),
  analytics: lazyPart(async () => (await import('./AnalyticsScreen.tsx')).AnalyticsScreen),
  tools: lazyPart(async () => (await import('./ToolsScreen.tsx')).ToolsScreen),
  settings: lazyPart(async () => (await import('./SettingsScreen.tsx')).SettingsScreen),
  support: lazyPart(async () => (await import('./SupportScreen.tsx')).SupportScreen),
  kyc: lazyPart(async () => (await import('./KycScreen.tsx')).KycScreen),
};

/** /affiliate-dashboard and its sections. */
export function Component() {
  return (
    <AreaSection area="affiliate" routeId="affiliate-dashboard">
      {(section) => {
        const Screen = screens[section];
        return <Screen />;
      }}
    </AreaSection>
  );
}
