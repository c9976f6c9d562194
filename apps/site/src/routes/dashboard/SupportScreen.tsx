import * as t from '@duneline/specs/messages/support';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { SupportDesk } from '../../features/support/SupportDesk.tsx';

export function SupportScreen() {
  return (
    <AppPage title={t.title} lead={t.leadTrader}>
      <SupportDesk topic="account" />
    </AppPage>
  );
}
