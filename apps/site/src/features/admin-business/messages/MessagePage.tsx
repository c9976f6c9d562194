import { email } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-messages';
import { Badge, Button, DescriptionList, EmptyState, Link, PageHeader, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { useDecisionAtOnce } from '../decisions/useDecision.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { statusNames, statusTones, topicNames } from './messageLooks.ts';
import { markMessage, readMessage, type Message } from './readMessages.ts';

/** A message from /contact, and its answer. */
export function MessagePage({ id }: { readonly id: string }) {
  const query = useQuery({ queryKey: tableKey('contact_messages', 'one', id), queryFn: () => readMessage(id) });
  const { data } = query;
  const decide = useDecisionAtOnce(['contact_messages'], markMessage);
  const status = data?.status === 'spam' ? 'new' : 'spam';
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.all}</BackToList>}
        title={data ? t.facts({ name: data.name }) : t.title}
        actions={
          data &&
          data.status !== 'answered' && (
            <Button variant="secondary" onPress={() => decide({ id, status })}>
              {status === 'spam' ? t.markSpam : t.markNew}
            </Button>
          )
        }
      />
      <QueryPanel query={query} lines={8}>
        {(message) =>
          message === null ? (
            <EmptyState level={2} title={t.missing} />
          ) : (
            <>
              <Letter message={message} />
              {/* Hidden for spam, but mounted: what was typed is there again when it is none. */}
              <div hidden={message.status === 'spam'}>
                <AnswerPanel message={message} />
              </div>
            </>
          )
        }
      </QueryPanel>
    </div>
  );
}

/** The user with the address that a visitor gave, if there is one: nobody has confirmed that it is theirs. */
function FindAccountLink({ email: address }: { readonly email: string }) {
  const { listOf } = useSectionAddress();
  return (
    <Link tone="accent" href={listOf('users', { q: address })} render={routerLink}>
      {t.findAccount}
    </Link>
  );
}

function Letter({ message }: { readonly message: Message }) {
  return (
    <Panel title={t.message} actions={<Badge tone={statusTones[message.status]}>{statusNames[message.status]}</Badge>}>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'from', label: t.from, value: <bdi>{message.name}</bdi> },
          {
            id: 'email',
            label: email,
            value: <bdi dir="ltr">{message.email}</bdi>,
            note: <FindAccountLink email={message.email} />,
          },
          { id: 'topic', label: t.topic, value: topicNames[message.topic] },
          { id: 'received', label: t.received, value: formatMoment(message.received_at) },
        ]}
      />
      <p className={css.letter} dir="auto">
        {message.message}
      </p>
    </Panel>
  );
}
