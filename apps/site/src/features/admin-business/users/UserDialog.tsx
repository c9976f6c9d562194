import * as t from '@duneline/specs/messages/admin-users';
import { Button, Code, CopyButton, Dialog, Form, OneTimeCode, Select, TextArea, TextField, toast } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { isDangerous, toChange, dialogTexts, type OpenChange } from './openChange.ts';
import { FactorProblem } from '../FactorProblem.tsx';
import { codeLength } from '../verifyAgain.ts';
import { changeUser } from './readUsers.ts';

/** In hours; the longest is a hundred years. */
const durations = [
  { id: '24', label: t.banDay },
  { id: '168', label: t.banWeek },
  { id: '720', label: t.banMonth },
  { id: '876000', label: t.banForever },
] as const;

interface UserDialogProps {
  readonly change: OpenChange;
  readonly onClose: () => void;
}

/** Requires a reason and the second factor before an account is changed, and shows a created link. */
export function UserDialog({ change, onClose }: UserDialogProps) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [hours, setHours] = useState<(typeof durations)[number]['id']>('168');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { title, text, confirm } = dialogTexts(change);
  const isNew = change.kind === 'create' || change.kind === 'invite';
  const isMissing = { email: isNew && email.trim() === '', reason: reason.trim() === '', code: code.length < codeLength };
  const sending = useMutation({
    mutationFn: () => changeUser(toChange(change, email.trim(), Number(hours)), { reason: reason.trim(), code }),
    onSuccess: (link) => {
      if (link !== null) return;
      toast({ tone: 'success', title: t.done });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tableKey('user_roles') }),
        queries.invalidateQueries({ queryKey: tableKey('audit_log') }),
      ]),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={t.close}>
      {sending.data ? (
        <div className={css.form}>
          <p>{t.linkMade}</p>
          <Code aria-label={t.link}>{sending.data}</Code>
          <CopyButton text={sending.data} label={t.copyLink} copiedLabel={t.copied} failedLabel={t.copyFailed} />
        </div>
      ) : (
        <Form
          validationBehavior="aria"
          aria-label={title}
          onSubmit={() => {
            setIsChecked(true);
            if (!isMissing.email && !isMissing.reason && !isMissing.code) sending.mutate();
          }}
        >
          <p>{text}</p>
          {sending.error && <FactorProblem error={sending.error} />}
          {isNew && (
            <TextField
              name="email"
              type="email"
              label={t.email}
              value={email}
              onChange={setEmail}
              errorMessage={isChecked && isMissing.email ? t.needed : undefined}
            />
          )}
          {change.kind === 'ban' && <Select label={t.banLength} items={durations} value={hours} onChange={setHours} />}
          <TextArea
            name="reason"
            label={t.reason}
            description={t.reasonHelp}
            maxLength={300}
            value={reason}
            onChange={setReason}
            errorMessage={isChecked && isMissing.reason ? t.needed : undefined}
          />
          <OneTimeCode
            label={t.code}
            description={t.codeHelp}
            onChange={setCode}
            errorMessage={isChecked && isMissing.code ? t.codeMissing : undefined}
          />
          <Button
            type="submit"
            variant={isDangerous(change) ? 'danger' : 'primary'}
            isPending={sending.isPending}
            pendingLabel={t.sending}
          >
            {confirm}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
