import * as t from '@duneline/specs/messages/admin-business';
import { Alert, Button, Form, TextArea } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../lib/id/randomId.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { sendReply } from '../../../lib/support/sendReply.ts';

// Created before the reply is sent, so that a repeated request creates no second reply.
const blank = () => ({ id: randomId(), text: '' });

/** A reply to a ticket; the text is kept until the reply has arrived. */
export function ReplyForm({ ticketId }: { readonly ticketId: string }) {
  const queries = useQueryClient();
  const [written, setWritten] = useState(blank);
  const [isChecked, setIsChecked] = useState(false);
  const body = written.text.trim();
  const sending = useMutation({
    mutationFn: sendReply,
    onSuccess: () => {
      setWritten(blank());
      setIsChecked(false);
      return queries.invalidateQueries({ queryKey: tableKey('tickets') });
    },
  });
  const problem = sending.error && problemOf(sending.error);
  return (
    <Form
      validationBehavior="aria"
      aria-label={t.ticketReply}
      onSubmit={() => {
        setIsChecked(true);
        if (body !== '') sending.mutate({ id: written.id, ticket_id: ticketId, body });
      }}
    >
      {problem && (
        <Alert tone="danger" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <TextArea
        name="reply"
        label={t.ticketReply}
        description={t.ticketReplyHelp}
        maxLength={4000}
        value={written.text}
        onChange={(text) => setWritten({ ...written, text })}
        errorMessage={isChecked && body === '' ? t.ticketReplyMissing : undefined}
      />
      <Button type="submit" variant="primary" isPending={sending.isPending} pendingLabel={t.ticketSending}>
        {t.ticketSend}
      </Button>
    </Form>
  );
}
