import * as t from '@duneline/specs/messages/personal-data';
import { Alert, Button, Panel } from '@duneline/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/file/saveFile.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { exportData } from './exportData.ts';
import * as css from './PersonalData.css.ts';

/** Downloads what is stored about the signed-in person. */
export function ExportPanel() {
  const download = useMutation({
    mutationFn: exportData,
    onSuccess: (text) => saveFile('my-data.json', 'application/json', text),
  });
  return (
    <Panel title={t.exportTitle} lead={t.exportLead}>
      {download.error && <Alert tone="danger" title={problemOf(download.error).title} />}
      <div className={css.actions}>
        <Button isPending={download.isPending} pendingLabel={t.exporting} onPress={() => download.mutate()}>
          {t.exportNow}
        </Button>
      </div>
    </Panel>
  );
}
