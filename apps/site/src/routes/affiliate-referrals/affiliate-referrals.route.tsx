import * as t from '@duneline/specs/messages/account';
import { PlannedSection } from '../../features/app-frame/PlannedSection.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-referrals" />
      <PlannedSection title={t.referrals} lead={t.referralsText} holds={t.referralsHolds} />
    </>
  );
}
