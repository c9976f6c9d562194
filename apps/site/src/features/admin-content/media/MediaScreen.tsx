import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import * as css from './media.css.ts';
import { MediaEditor } from './MediaEditor.tsx';
import { pictureTypes } from './pictureType.ts';
import { readMediaRows, type MediaRow } from './readMediaRows.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const columns: readonly DataColumn<MediaRow>[] = [
  {
    id: 'title',
    label: t.mediaTitleField,
    cell: ({ id, path, title }) => (
      <span className={css.named}>
        <Thumbnail path={path} />
        <RowLink record={id}>{title}</RowLink>
      </span>
    ),
    orderBy: 'title',
    csv: ({ title }) => title,
  },
  { id: 'alt', label: t.mediaAlt, cell: ({ alt_text: alt }) => alt, csv: ({ alt_text: alt }) => alt },
  {
    id: 'format',
    label: t.mediaFormat,
    cell: ({ mime_type: type, width, height }) =>
      t.mediaFormatOf({ type: formatName(type), width: formatNumber(width), height: formatNumber(height) }),
    orderBy: 'mime_type',
    csv: ({ mime_type: type }) => type,
  },
  {
    id: 'size',
    label: t.mediaSize,
    align: 'end',
    cell: ({ size_bytes: bytes }) => t.mediaKilobytes({ size: formatNumber(Math.ceil(bytes / 1000)) }),
    orderBy: 'size_bytes',
    csv: ({ size_bytes: bytes }) => bytes,
  },
  { id: 'state', label: t.state, align: 'end', cell: (row) => <RowState row={row} /> },
];

function formatName(type: string): string {
  return (Object.entries(pictureTypes).find(([name]) => name === type)?.[1] ?? type).toUpperCase();
}

/** The pictures of the site (spec §3 `media_library`). */
export function MediaScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="media_library"
        title={t.mediaTitle}
        lead={t.mediaLead}
        columns={columns}
        sortedBy="title"
        hasLanguages={false}
        read={readMediaRows}
      >
        <UploadPanel />
      </ContentListScreen>
    );
  }
  return (
    <OpenedEditor key={id} table="media_library" id={id}>
      {(opened) => <MediaEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
