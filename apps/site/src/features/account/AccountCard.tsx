import * as t from '@duneline/specs/messages/account';
import { formatDate } from '../../lib/format/formatDate.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import type { Account } from './readAccount.ts';
import { useAccount } from './useAccount.ts';
import * as css from './AccountCard.css.ts';

/** The signed-in user: name, addresses, roles. */
export function AccountCard() {
  const query = useAccount();
  return (
    <section className={css.card}>
      <h2 className={css.title}>{t.accountTitle}</h2>
      <QueryPanel query={query}>{(account) => <Facts account={account} />}</QueryPanel>
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
