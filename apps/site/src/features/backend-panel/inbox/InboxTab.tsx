import type { Mail } from '@duneline/mocks';
import { Button, EmptyState } from '@duneline/ui';
import { useState } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { timeOf } from '../timeOf.ts';
import { useInbox } from '../useBackend.ts';
import * as css from './inbox.css.ts';

const t = panelText.inbox;

/** Mails and messages that the backend would have sent, newest first. */
export function InboxTab({ backend }: PanelTabProps) {
  const mails = useInbox(backend);
  if (mails.length === 0) {
    return (
      <div className={parts.padded}>
        <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
      </div>
    );
  }
  return (
    <ol role="list" className={css.list} reversed>
      {mails.toReversed().map((mail) => (
        <li key={`${mail.sentAt} ${mail.to} ${mail.code}`} className={css.mail}>
          <MailCard mail={mail} />
        </li>
      ))}
    </ol>
  );
}

function MailCard({ mail: { subject, to, sentAt, link, code } }: { readonly mail: Mail }) {
  return (
    <article className={css.card}>
      <h3 className={css.subject}>{subject}</h3>
      <p className={parts.muted}>
        {t.to} {to} · <time dateTime={sentAt}>{timeOf(sentAt)}</time>
      </p>
      <dl className={css.facts}>
        <dt className={parts.muted}>{t.code}</dt>
        <dd className={css.code}>{code}</dd>
        {link !== null && (
          <>
            <dt className={parts.muted}>{t.link}</dt>
            <dd className={css.link}>
              <a href={link}>{link}</a>
            </dd>
          </>
        )}
      </dl>
      <p className={css.actions}>
        <CopyButton text={code} label={t.copyCode} />
        {link !== null && <CopyButton text={link} label={t.copyLink} />}
      </p>
    </article>
  );
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button size="sm" onPress={() => void copy()} onBlur={() => setIsCopied(false)}>
      <span aria-live="polite">{isCopied ? t.copied : label}</span>
    </Button>
  );
}
