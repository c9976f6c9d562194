import * as t from '@duneline/specs/messages/contact';
import { brand } from '@duneline/specs/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './rows.css.ts';

interface Way {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
}

const ways: readonly Way[] = [
  { name: t.phone, value: <Out to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</Out>, note: brand.hours },
  { name: t.whatsapp, value: <Host of={brand.hosts.whatsapp} />, note: brand.hours },
  { name: t.discord, value: <Host of={brand.hosts.chat} />, note: t.discordNote },
  { name: t.address, value: brand.address.join(', '), note: t.addressNote },
  { name: t.help, value: <Host of={brand.hosts.help} />, note: t.helpNote },
  {
    name: t.security,
    value: (
      <Link to="/security#report" className={css.way}>
        {t.securityLink}
      </Link>
    ),
    note: t.securityNote,
  },
];

/** Phone, messengers, office, and pages that may already have an answer. */
export function OtherContacts() {
  return (
    <ul role="list" className={css.rows}>
      {ways.map(({ name, value, note }) => (
        <li key={name} className={css.row}>
          <h3 className={css.name}>{name}</h3>
          <div className={css.value}>{value}</div>
          {note && <p className={css.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Host({ of }: { readonly of: string }) {
  return <Out to={of}>{new URL(of).host}</Out>;
}

function Out({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} className={css.way}>
      <bdi>{children}</bdi>
    </a>
  );
}
