import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, TextArea, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/support';
import { useState } from 'react';
import { problemOf } from '../../lib/query/problemOf.ts';
import { randomId } from '../../lib/id/randomId.ts';

export interface Written {
  /** Chosen once for what is written, so that sending it again changes nothing. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

export interface MessageFormProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly hasSubject?: boolean;
  readonly send: (written: Written) => Promise<void>;
  readonly onSent: (id: string) => void;
}

const blank = (): Written => ({ id: randomId(), subject: '', text: '' });

/** A message to support; what is written stays until it has arrived. */
export function MessageForm({ label, sendLabel, hasSubject = false, send, onSent }: MessageFormProps) {
  const [written, setWritten] = useState(blank);
  const [isChecked, setIsChecked] = useState(false);
  const isSubjectMissing = hasSubject && written.subject.trim() === '';
  const isTextMissing = written.text.trim() === '';
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (_, { id }) => {
      setWritten(blank());
      setIsChecked(false);
      onSent(id);
    },
  });
  return (
    <Form
      validationBehavior="aria"
      aria-label={label}
      onSubmit={() => {
        setIsChecked(true);
        if (!isSubjectMissing && !isTextMissing) sending.mutate(written);
      }}
    >
      {sending.error && (
        <Alert tone="danger" title={problemOf(sending.error).title}>
          {problemOf(sending.error).text}
        </Alert>
      )}
      {hasSubject && (
        <TextField
          name="subject"
          label={t.subject}
          maxLength={120}
          value={written.subject}
          onChange={(subject) => setWritten({ ...written, subject })}
          errorMessage={isChecked && isSubjectMissing ? t.needed : undefined}
          isRequired
        />
      )}
      <TextArea
        name="message"
        label={t.message}
        maxLength={4000}
        value={written.text}
        onChange={(text) => setWritten({ ...written, text })}
        errorMessage={isChecked && isTextMissing ? t.needed : undefined}
        isRequired
      />
      <Button type="submit" variant="primary" isPending={sending.isPending} pendingLabel={t.sending}>
        {sendLabel}
      </Button>
    </Form>
  );
}
