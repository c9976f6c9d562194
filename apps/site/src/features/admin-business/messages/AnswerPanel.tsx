import { unknownPerson } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-messages';
import { brand, contact } from '@duneline/specs/site';
import { Alert, Button, ButtonLink, CopyButton, DescriptionList, Form, Panel, TextArea } from '@duneline/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import * as css from '../business.css.ts';
import { useDecision } from '../useDecision.ts';
import { mailAddress } from './mailAddress.ts';
import { storeAnswer, type Message } from './readMessages.ts';

/** As the database takes it. */
const LONGEST_ANSWER = 8000;

/** The stored answer with the way to send it, or a form for it. What is typed stays when somebody else answers first. */
export function AnswerPanel({ message }: { readonly message: Message }) {
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sending = useDecision(['contact_messages'], storeAnswer);
  const answer = text.trim();
  const isOvertaken = message.answer !== null && answer !== '' && !sending.isPending;
  const problem = sending.error && message.answer === null ? problemOf(sending.error) : null;
  return (
    <Panel title={t.answer}>
      {isOvertaken && (
        <>
          <Alert tone="warning" title={t.answeredAlready}>
            {t.answeredAlreadyText}
          </Alert>
          <TextArea label={t.answerUnsaved} value={text} onChange={setText} />
        </>
      )}
      {message.answer === null ? (
        <Form
          aria-label={t.answer}
          onSubmit={() => {
            setIsChecked(true);
            if (answer !== '') sending.mutate({ id: message.id, answer }, { onSuccess: () => setText('') });
          }}
        >
          {problem && (
            <Alert tone="danger" title={problem.title}>
              {problem.text}
            </Alert>
          )}
          <TextArea
            name="answer"
            label={t.answer}
            description={t.answerHelp}
            maxLength={LONGEST_ANSWER}
            value={text}
            onChange={setText}
            errorMessage={isChecked && answer === '' ? t.answerMissing : undefined}
          />
          <Button type="submit" variant="primary" isPending={sending.isPending} pendingLabel={t.answerStoring}>
            {t.answerStore}
          </Button>
        </Form>
      ) : (
        <StoredAnswer message={message} answer={message.answer} />
      )}
    </Panel>
  );
}

function StoredAnswer({ message, answer }: { readonly message: Message; readonly answer: string }) {
  const { topic, answerer, answered_at: when } = message;
  const mailbox = contact.topics.find(({ id }) => id === topic)?.mailbox ?? 'support';
  return (
    <>
      <p className={css.letter} dir="auto">
        {answer}
      </p>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'person', term: t.answeredBy, value: <bdi>{answerer ?? unknownPerson}</bdi> },
          { id: 'when', term: t.answered, value: when !== null && formatMoment(when) },
        ]}
      />
      <p>{t.sendText({ mailbox: brand.email[mailbox] })}</p>
      <span className={css.ways}>
        <ButtonLink variant="primary" href={mailAddress(message, answer)}>
          {t.send}
        </ButtonLink>
        <CopyButton text={answer} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
      </span>
    </>
  );
}
