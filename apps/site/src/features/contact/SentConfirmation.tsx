import type { ContactDraft } from '@duneline/machines';
import * as t from '@duneline/specs/messages/contact';
import { contact } from '@duneline/specs/site';
import { Button, check, Icon } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import * as css from './ContactForm.css.ts';

interface SentProps {
  readonly draft: ContactDraft;
  readonly onAnother: () => void;
}

/** The message was delivered: who will respond where and when. Takes the focus. */
export function SentConfirmation({ draft: { email, topic, message }, onAnother }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const days = contact.topics.find(({ id }) => id === topic)?.answerBusinessDays ?? 0;
  return (
    <div className={`${css.panel} ${css.sent}`}>
      <span className={css.check}>
        <Icon of={check} />
      </span>
      <h3 ref={title} tabIndex={-1} className={css.sentTitle}>
        {t.sentTitle}
      </h3>
      <p>{t.sent({ email, days })}</p>
      <blockquote className={css.words}>{message}</blockquote>
      <Button onPress={onAnother}>{t.another}</Button>
    </div>
  );
}
