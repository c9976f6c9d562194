import * as t from '@duneline/specs/messages/support';
import { SupportDesk } from '../../features/support/SupportDesk.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function SupportScreen() {
  return (
    <AppPage title={t.title} lead={t.leadAffiliate}>
      <SupportDesk topic="affiliate" />
    </AppPage>
  );
}
