import * as t from '@duneline/specs/messages/affiliate-support';
import { SupportDesk } from '../../features/affiliate-support/SupportDesk.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-support" />
      <AppPage title={t.title} lead={t.lead}>
        <SupportDesk />
      </AppPage>
    </>
  );
}
