import * as t from '@duneline/specs/messages/affiliate-support';
import { SupportDesk } from '../../features/affiliate-support/SupportDesk.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function SupportScreen() {
  return (
    <AppPage title={t.title} lead={t.lead}>
      <SupportDesk />
    </AppPage>
  );
}
