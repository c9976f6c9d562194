import * as t from '@duneline/specs/messages/admin-messages';
import { brand, contact } from '@duneline/specs/site';
import { Alert, Button, ButtonLink, CopyButton, DescriptionList, Form, Panel, TextArea } from '@duneline/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import * as css from '../business.css.ts';
import { useReportUnsaved } from '../../../lib/areas/unsavedEditors.ts';
import { PersonLink } from '../PersonLink.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { mailAddress } from './mailAddress.ts';
import { storeAnswer, type Message } from './readMessages.ts';

/** As the database takes it. */
const LONGEST_ANSWER = 8000;

/** An answer is stored once and for all, so only a press on its button saves it. */
const saveNothing = () => {};

/**
 * The stored answer with the way to send it, or a form for it. What is typed stays when somebody else answers first, and the page
 * is not left without it.
 */
export function AnswerPanel({ message }: { readonly message: Message }) {
  // `null`: nothing was typed. Own text that was not stored keeps its field, also when it is emptied.
  const [text, setText] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const sending = useDecision(['contact_messages'], storeAnswer);
  const answer = text?.trim() ?? '';
  // An answer whose arrival could not be confirmed is one's own when it comes with the next reading.
  const isOvertaken = message.answer !== null && text !== null && answer !== message.answer && !sending.isPending;
  const problem = sending.error && message.answer === null ? problemOf(sending.error) : null;
  useReportUnsaved(answer === '' || answer === message.answer ? null : sending.isPending ? 'busy' : 'stuck', saveNothing);
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
          validationBehavior="aria"
          aria-label={t.answer}
          onSubmit={() => {
            setIsChecked(true);
            if (answer !== '') sending.mutate({ id: message.id, answer }, { onSuccess: () => setText(null) });
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
            value={text ?? ''}
            onChange={(typed) => setText(typed || null)}
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
  const { topic, answerer, answered_by: answeredBy, answered_at: when } = message;
  const mailbox = brand.email[contact.topics.find(({ id }) => id === topic)?.mailbox ?? 'support'];
  const address = mailAddress(message, answer);
  return (
    <>
      <p className={css.letter} dir="auto">
        {answer}
      </p>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'person', label: t.answeredBy, value: <PersonLink id={answeredBy} name={answerer} /> },
          { id: 'when', label: t.answered, value: when !== null && formatMoment(when) },
        ]}
      />
      <p>{address === null ? t.copyText({ email: message.email, mailbox }) : t.sendText({ mailbox })}</p>
      <span className={css.ways}>
        {address !== null && (
          <ButtonLink variant="primary" href={address}>
            {t.send}
          </ButtonLink>
        )}
        <CopyButton
          variant={address === null ? 'primary' : 'secondary'}
          text={answer}
          label={t.copy}
          copiedLabel={t.copied}
          failedLabel={t.copyFailed}
        />
      </span>
    </>
  );
}
