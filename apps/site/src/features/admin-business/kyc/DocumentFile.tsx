import { kycOpenFailed } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-review';
import { Button, Panel, toast } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { DocumentView } from '../../../lib/document-view/DocumentView.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { downloadDocument, signDocument } from './readDocument.ts';

interface DocumentFileProps {
  readonly path: string;
  readonly name: string;
  readonly onShown: () => void;
}

/** The pages of a document's file. */
export function DocumentFile({ path, name, onShown }: DocumentFileProps) {
  const query = useQuery({
    queryKey: ['file', 'kyc', path],
    queryFn: ({ signal }) => downloadDocument(path, signal),
    staleTime: Infinity, // a stored file never changes
    gcTime: 0, // somebody's passport leaves the memory with the page
  });
  return (
    <Panel
      title={t.documentFile}
      actions={
        <Button size="sm" variant="quiet" onPress={() => void openInTab(path)}>
          {t.openInTab}
        </Button>
      }
    >
      <QueryPanel query={query} lines={8}>
        {(file) => <DocumentView name={name} file={file} onShown={onShown} />}
      </QueryPanel>
    </Panel>
  );
}

async function openInTab(path: string) {
  // Opened before the response, because browsers block a window that opens long after the click.
  const tab = window.open('', '_blank');
  try {
    const address = await signDocument(path);
    if (tab === null) throw new Error('The browser blocked the new tab.');
    tab.location.href = address;
  } catch (error) {
    tab?.close();
    console.error('The document could not be opened.', error);
    toast({ tone: 'danger', title: kycOpenFailed });
  }
}
