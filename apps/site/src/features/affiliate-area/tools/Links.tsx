import { useQueryClient } from '@tanstack/react-query';
import { Badge, ChipGroup, EmptyState, Panel, Table, type TableColumn } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { useState } from 'react';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { locale } from '../../../lib/format/locale.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { LinkDetails } from './LinkDetails.tsx';
import { linkPages } from './linkDraft.ts';
import { useLinks, type AffiliateLink } from './links.ts';

const pageName = (path: string) => linkPages.find(({ id }) => id === path)?.label ?? path;
const columns: readonly TableColumn<AffiliateLink>[] = [
  { id: 'name', label: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'page', label: t.page, cell: ({ path }) => pageName(path), sortBy: ({ path }) => pageName(path) },
  {
    id: 'campaign',
    label: t.campaign,
    cell: ({ utm_source, utm_medium, utm_campaign }) => <bdi dir="ltr">{[utm_source, utm_medium, utm_campaign].join(' / ')}</bdi>,
  },
  { id: 'state', label: t.state, cell: ({ is_archived }) => <Badge>{is_archived ? t.archived : t.active}</Badge> },
  { id: 'created', label: t.created, align: 'end', cell: ({ created_at }) => formatDate(created_at) },
];
const shown = [
  { id: 'active', label: t.active },
  { id: 'archived', label: t.archived },
] as const;

export interface LinksProps {
  readonly code: string;
  readonly expanded: ReadonlySet<string>;
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void;
}

/** The affiliate's links; each opens to its address, its QR code and what visitors see. */
export function Links({ code, expanded, onExpandedChange }: LinksProps) {
  const queries = useQueryClient();
  const { data: links = [], isPending, error, isFetching, refetch } = useLinks();
  const [state, setState] = useState<'active' | 'archived'>('active');
  const rows = links.filter(({ is_archived }) => is_archived === (state === 'archived'));
  return (
    <Panel
      title={t.links}
      actions={<ChipGroup aria-label={t.state} items={shown} selectedKey={state} onSelectionChange={setState} />}
    >
      <Table
        aria-label={t.links}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isPending={isPending}
        error={error && <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />}
        renderEmptyState={() => (
          <EmptyState title={state === 'active' ? t.noLinks : t.noArchived}>
            {state === 'active' ? t.noLinksText : t.noArchivedText}
          </EmptyState>
        )}
        renderDetails={(link) => (
          <LinkDetails
            code={code}
            link={link}
            onChange={() => void queries.invalidateQueries({ queryKey: tableKey('affiliate_links') })}
          />
        )}
        expandedKeys={expanded}
        onExpandedChange={onExpandedChange}
        locale={locale}
        words={tableWords}
      />
    </Panel>
  );
}
