import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { Badge, DescriptionList, Panel } from '@duneline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import type { PayoutMethod } from './accountIn.ts';
import type { KnownDestination } from './readKnownDestination.ts';

export interface TransferPanelProps {
  /** In US cents. */
  readonly cents: number;
  /** What it is a part of. */
  readonly note?: string;
  readonly owner: string;
  /** The owner's name; `null` if it is unknown. */
  readonly person: string | null;
  readonly method: PayoutMethod;
  readonly destination: string;
  /** Whether its account can be told, and so compared. */
  readonly isReadable: boolean;
  /** `null` if it is not compared anymore. */
  readonly known: Pick<UseQueryResult<KnownDestination>, 'data' | 'error' | 'isFetching' | 'refetch'> | null;
}

/** How much goes where, and what is known about that destination. */
export function TransferPanel(props: TransferPanelProps) {
  const { cents, note, owner, person, method, destination, isReadable, known } = props;
  const sharers = known?.data?.sharedWith ?? [];
  return (
    <Panel title={t.transfer}>
      {known?.error && <QueryProblem error={known.error} isPending={known.isFetching} onRetry={() => void known.refetch()} />}
      <DescriptionList
        items={[
          { id: 'amount', label: business.amount, value: formatMoney(cents, { cents: 'always' }), note },
          { id: 'person', label: business.person, value: <PersonLink id={owner} name={person} /> },
          { id: 'method', label: business.payoutMethod, value: methodName(method) },
          {
            id: 'destination',
            label: business.payoutDestination,
            value: (
              <span className={css.actions}>
                <bdi className={css.text}>{destination}</bdi>
                {known?.data ? <Novelty {...known.data} /> : known?.isFetching && <Badge>{t.comparing}</Badge>}
                {known?.data?.isNew && !isReadable && <Badge tone="warning">{t.unreadableAccount}</Badge>}
              </span>
            ),
          },
          ...(sharers.length === 0
            ? []
            : [
                {
                  id: 'shared',
                  label: t.sharedWith,
                  value: (
                    <ul className={css.valueLines}>
                      {sharers.map((sharer) => (
                        <li key={sharer.id}>
                          <PersonLink {...sharer} />
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]),
        ]}
      />
    </Panel>
  );
}

/** Whether money went there before. */
function Novelty({ isFirstPayout, isNew }: Pick<KnownDestination, 'isFirstPayout' | 'isNew'>) {
  if (isFirstPayout) return <Badge tone="info">{t.firstPayout}</Badge>;
  return <Badge tone={isNew ? 'warning' : 'success'}>{isNew ? t.newDestination : t.knownDestination}</Badge>;
}
