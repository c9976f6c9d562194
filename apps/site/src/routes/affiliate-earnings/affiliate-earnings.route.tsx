import * as t from '@duneline/specs/messages/account';
import { PlannedSection } from '../../features/app-frame/PlannedSection.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-earnings" />
      <PlannedSection title={t.earnings} lead={t.earningsText} holds={t.earningsHolds} />
    </>
  );
}
