import { ProgramCell } from '../ProgramCell.tsx';
import * as t from '@duneline/specs/messages/admin-business';
import { Badge, DescriptionList, EmptyState, PageHeader, Panel, Skeleton, Timeline } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { describeHistory } from '../../../lib/trader/describeHistory.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { AccountDays } from './AccountDays.tsx';
import { phaseNames, statusNames, statusTones } from './accountLabels.ts';
import { BreachPanel } from './BreachPanel.tsx';
import { EndAccountButton } from './EndAccountButton.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { readAccount, type Account } from './readAccounts.ts';

/** An account: its data, its limits, the reason for its end, and its history. */
export function AccountPage({ record }: { readonly record: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: tableKey('trading_accounts', 'one', record),
    queryFn: () => readAccount(record),
  });
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.accountsAll}</BackToList>}
        title={data ? t.accountTitle({ number: String(data.number) }) : t.accountsTitle}
        actions={data?.status === 'active' && <EndAccountButton account={data} />}
      />
      {data ? (
        <Facts account={data} />
      ) : data === null ? (
        <EmptyState level={2} title={t.accountMissing} />
      ) : error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Facts({ account }: { readonly account: Account }) {
  const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
  return (
    <>
      <Panel title={t.accountFacts} actions={<Badge tone={statusTones[account.status]}>{statusNames[account.status]}</Badge>}>
        <DescriptionList
          layout="columns"
          items={[
            { id: 'person', label: t.person, value: <PersonLink id={account.user_id} name={account.person} /> },
            {
              id: 'order',
              label: t.orderNumber,
              value: (
                <RecordLink section="orders" record={account.order.number}>
                  {String(account.order.number)}
                </RecordLink>
              ),
            },
            { id: 'program', label: t.orderProgram, value: <ProgramCell tierId={account.tier_id} /> },
            { id: 'phase', label: t.phase, value: phaseNames[account.phase] },
            { id: 'initial', label: t.accountInitial, value: exact(account.initial_cents) },
            { id: 'balance', label: t.balance, value: exact(account.balance_cents) },
          ]}
        />
      </Panel>
      {account.status === 'terminated' && <BreachPanel account={account} />}
      <LimitsPanel account={account} />
      <Panel title={t.lifeTitle}>
        <Timeline aria-label={t.lifeTitle} items={describeHistory(account, account.days, account.payouts)} />
      </Panel>
      <Panel title={t.daysTitle}>
        <AccountDays account={account.id} />
      </Panel>
    </>
  );
}
