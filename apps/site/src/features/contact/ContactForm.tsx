import * as t from '@duneline/specs/messages/contact';
import { brand, contact } from '@duneline/specs/site';
import { Alert, Button, ChipGroup, Form, FormSummary, TextArea, TextField } from '@duneline/ui';
import { useMemo } from 'react';
import { figure } from '../../lib/format/figure.ts';
import { SendProblem } from './SendProblem.tsx';
import { sendProblem, fieldErrors } from './problems.ts';
import { SentConfirmation } from './SentConfirmation.tsx';
import { topicNames } from './topics.ts';
import { Honeypot } from './Honeypot.tsx';
import { useContactForm } from './useContactForm.ts';
import * as css from './ContactForm.css.ts';

const topics = contact.topics.map(({ id }) => ({ id, label: topicNames[id] }));
type Topic = (typeof topics)[number]['id'];

/** A message to the firm: errors are beside their fields, input is preserved, and it is delivered once. */
export function ContactForm() {
  const { view, change, submit, startAnother } = useContactForm();
  const { draft, status } = view;
  const errors = useMemo(() => fieldErrors(view), [view]);
  const isSending = status === 'sending';
  if (status === 'sent') return <SentConfirmation draft={draft} onAnother={startAnother} />;
  return (
    <div className={css.panel}>
      <div className={css.scriptless}>
        <Alert tone="info" title={t.scriptless({ mail: brand.email.support, phone: figure(brand.phone) })} />
      </div>
      <Form validationBehavior="aria" method="post" className={css.form} aria-labelledby="form-title" onSubmit={submit}>
        <FormSummary validationErrors={errors} title={t.repair} />
        {Object.keys(errors).length === 0 && <SendProblem problem={sendProblem(view)} />}
        <ChipGroup<Topic>
          label={t.topic}
          name="topic"
          items={topics}
          selectedKey={draft.topic as Topic}
          onSelectionChange={(topic) => change({ topic })}
        />
        <div className={css.sender}>
          <TextField
            name="name"
            label={t.name}
            autoComplete="name"
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={errors['name']}
            isReadOnly={isSending}
            isRequired
          />
          <TextField
            name="email"
            type="email"
            label={t.email}
            description={t.emailHint}
            autoComplete="email"
            value={draft.email}
            onChange={(email) => change({ email })}
            errorMessage={errors['email']}
            isReadOnly={isSending}
            isRequired
          />
        </div>
        <TextArea
          name="message"
          label={t.message}
          description={t.messageHint}
          rows={6}
          maxLength={contact.limits.message.to}
          leftLabel={(count) => t.left({ count })}
          value={draft.message}
          onChange={(message) => change({ message })}
          errorMessage={errors['message']}
          isReadOnly={isSending}
          isRequired
        />
        <Honeypot value={draft.website} onChange={(website) => change({ website })} />
        <Button type="submit" variant="primary" size="lg" isPending={isSending} pendingLabel={t.sending}>
          {t.send}
        </Button>
      </Form>
    </div>
  );
}
