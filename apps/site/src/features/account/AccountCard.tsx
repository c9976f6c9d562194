import * as t from '@duneline/specs/messages/account';
import { Alert, Button, Skeleton } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { useQuery } from '../../lib/remote/useQuery.ts';
import { readAccount, type Account } from './readAccount.ts';
import * as css from './AccountCard.css.ts';

/** The signed-in user: name, addresses, roles. */
export function AccountCard() {
  const { remote, retry } = useQuery(readAccount);
  return (
    <section className={css.card} aria-busy={remote.status === 'loading'}>
      <h2 className={css.title}>{t.accountTitle}</h2>
      {remote.status === 'loading' && <Skeleton lines={4} />}
      {remote.status === 'failed' && (
        <Alert
          tone="danger"
          title={t.accountFailed}
          action={
            <Button variant="secondary" size="sm" onPress={retry}>
              {t.retry}
            </Button>
          }
        />
      )}
      {remote.status === 'ready' && <Facts account={remote.value} />}
    </section>
  );
}

function Facts({ account: { person, name, kind, roles } }: { readonly account: Account }) {
  const facts = [
    [t.accountName, name],
    [t.accountEmail, person.email],
    [t.accountPhone, person.phone],
    [t.accountKind, kind && { affiliate: t.kindAffiliate, trader: t.kindTrader }[kind]],
    [t.accountRoles, roles.join(', ') || null],
    [t.accountSince, formatDate(person.createdAt)],
    [t.accountLastSignIn, person.lastSignInAt && formatDate(person.lastSignInAt)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value ?? t.accountNone}</dd>
        </div>
      ))}
    </dl>
  );
}
