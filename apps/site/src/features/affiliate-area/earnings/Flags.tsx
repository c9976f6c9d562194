import { useQuery } from '@tanstack/react-query';
import { Badge, Panel, Table, warning, type TableColumn } from '@duneline/ui';
import type { Database } from '@duneline/specs/database';
import * as t from '@duneline/specs/messages/affiliate-earnings';
import { getClient } from '../../../lib/backend/client.ts';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { locale } from '../../../lib/format/locale.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';

type Kind = Database['public']['Enums']['affiliate_flag_kind'];

const kinds: Readonly<Record<Kind, { readonly name: string; readonly rule: string }>> = {
  'self-referral': { name: t.selfReferral, rule: t.ruleSelfReferral },
  'own-coupon': { name: t.ownCoupon, rule: t.ruleOwnCoupon },
  'other-affiliate': { name: t.otherAffiliate, rule: t.ruleOtherAffiliate },
};

/** The sales of the signed-in affiliate that earn nothing, the newest first. @throws {ServiceError} */
async function readFlags() {
  const client = await getClient();
  return dataOf(
    client
      .from('affiliate_flags')
      .select('id, kind, order_total_cents, noted_at')
      .order('noted_at', { ascending: false })
      .limit(100),
  );
}

type FlagRow = Awaited<ReturnType<typeof readFlags>>[number];

const columns: readonly TableColumn<FlagRow>[] = [
  { id: 'date', label: t.date, cell: ({ noted_at }) => formatDate(noted_at) },
  {
    id: 'kind',
    label: t.reason,
    cell: ({ kind }) => (
      <Badge tone="warning" icon={warning}>
        {kinds[kind].name}
      </Badge>
    ),
  },
  {
    id: 'sale',
    label: t.sale,
    align: 'end',
    cell: ({ order_total_cents }) => formatMoney(order_total_cents, { cents: 'always' }),
  },
  { id: 'rule', label: t.rule, cell: ({ kind }) => kinds[kind].rule },
];

/** Sales with the affiliate's code or coupon that earn nothing, each with the rule that decided it; nothing where there are none. */
export function Flags() {
  const { data: flags = [], error, refetch } = useQuery({ queryKey: tableKey('affiliate_flags'), queryFn: readFlags });
  if (error) return <QueryProblem error={error} onRetry={() => void refetch()} />;
  if (flags.length === 0) return null;
  return (
    <Panel title={t.flags} lead={t.flagsLead}>
      <Table aria-label={t.flags} columns={columns} rows={flags} rowKey={({ id }) => id} locale={locale} words={tableWords} />
    </Panel>
  );
}
