import * as t from '@duneline/specs/messages/affiliate-tools';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { Tools } from '../../features/affiliate-area/tools/Tools.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function ToolsScreen() {
  return (
    <RequireAffiliate>
      {(affiliate) => (
        <AppPage title={t.title} lead={t.lead}>
          <Tools affiliate={affiliate} />
        </AppPage>
      )}
    </RequireAffiliate>
  );
}
