import { decided } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-coupons';
import { Alert, Button, ComboBox, Dialog, Form, NumberField, Select, TextArea, TextField, toast } from '@duneline/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import {
  blankDraft,
  couponProblems,
  draftOf,
  LONGEST_NOTE,
  refusedFields,
  toValues,
  type CouponDraft,
  type CouponValues,
} from './couponDraft.ts';
import { scopes } from './couponLooks.ts';
import { addCoupon, changeCoupon, readAffiliateChoices, type Coupon } from './readCoupons.ts';

interface CouponDialogProps {
  /** The coupon to change; without it, a new one is created and opened. */
  readonly coupon?: Coupon;
  readonly onClose: () => void;
}

/** Creates a coupon, or changes limit, expiry and note of one. Says what the database would refuse before it is sent. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { addressOf } = useSectionAddress();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => (coupon ? draftOf(coupon) : blankDraft));
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const sending = useMutation({
    mutationFn: (values: CouponValues) => (coupon ? changeCoupon(values) : addCoupon(values)),
    onSuccess: (_, { code }) => {
      toast({ tone: 'success', title: decided });
      onClose();
      if (!coupon) void navigate(addressOf(code));
    },
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: tableKey('coupons') }),
  });
  const form = useRef<HTMLFormElement>(null);
  // In a low window the field is out of sight when the button is pressed. After each check and each refusal, and never while typing.
  const focusProblem = () => form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (checkedAt) focusProblem();
  }, [checkedAt]);
  useEffect(() => {
    if (sending.error) focusProblem();
  }, [sending.error]);
  const problems = checkedAt ? couponProblems(draft, coupon ?? null, checkedAt) : {};
  const refused = refusedFields(sending.error);
  const problem = sending.error && Object.keys(refused).length === 0 ? problemOf(sending.error) : null;
  const errorOf = (name: keyof CouponDraft) => problems[name] ?? refused[name];
  const change = (changes: Partial<CouponDraft>) => {
    // A change on its way keeps its answer.
    if (!sending.isPending) sending.reset();
    setDraft({ ...draft, ...changes });
  };
  const title = coupon ? t.changeTitle({ code: coupon.code }) : t.create;
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={t.close} isDismissable={false}>
      <Form
        validationBehavior="aria"
        ref={form}
        aria-label={title}
        onSubmit={() => {
          const now = new Date();
          setCheckedAt(now);
          if (Object.keys(couponProblems(draft, coupon ?? null, now)).length === 0)
            sending.mutate(toValues(draft, coupon ?? null));
        }}
      >
        {problem && (
          <Alert tone="danger" title={problem.title}>
            {problem.text}
          </Alert>
        )}
        {!coupon && <NewCouponFields draft={draft} errorOf={errorOf} onChange={change} />}
        <NumberField
          name="limit"
          label={t.limitField}
          description={t.limitHelp}
          value={draft.limit}
          hasSteppers={false}
          onChange={(limit) => change({ limit })}
          errorMessage={errorOf('limit')}
        />
        <TextField
          name="expires"
          type="datetime-local"
          label={t.expiresField}
          description={t.expiresHelp}
          value={draft.expires}
          onChange={(expires) => change({ expires })}
          errorMessage={errorOf('expires')}
        />
        <TextArea
          name="note"
          label={t.note}
          description={t.noteHelp}
          maxLength={LONGEST_NOTE}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
        <Button type="submit" variant="primary" isPending={sending.isPending} pendingLabel={t.saving}>
          {coupon ? t.save : t.create}
        </Button>
      </Form>
    </Dialog>
  );
}

interface NewCouponFieldsProps {
  readonly draft: CouponDraft;
  readonly errorOf: (name: keyof CouponDraft) => string | undefined;
  readonly onChange: (changes: Partial<CouponDraft>) => void;
}

/** What stays as it is once a coupon is made. */
function NewCouponFields({ draft, errorOf, onChange }: NewCouponFieldsProps) {
  const {
    data: affiliates,
    error,
    isFetching,
    refetch,
  } = useQuery({ queryKey: tableKey('affiliates', 'choices'), queryFn: readAffiliateChoices });
  return (
    <>
      <TextField
        name="code"
        label={t.code}
        description={t.codeHelp}
        value={draft.code}
        maxLength={32}
        onChange={(code) => onChange({ code })}
        errorMessage={errorOf('code')}
      />
      <NumberField
        name="percent"
        label={t.percentField}
        value={draft.percent}
        hasSteppers={false}
        onChange={(percent) => onChange({ percent })}
        errorMessage={errorOf('percent')}
      />
      <Select label={t.scope} items={scopes} value={draft.scope} onChange={(scope) => onChange({ scope })} />
      {error && !affiliates ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : (
        // Its options are read once, when it mounts.
        <ComboBox
          key={affiliates ? 'read' : 'reading'}
          label={t.affiliate}
          description={t.affiliateHelp}
          items={affiliates ?? []}
          isPending={!affiliates}
          value={draft.affiliateId}
          emptyLabel={t.affiliateNone}
          onChange={(affiliateId) => onChange({ affiliateId })}
        />
      )}
    </>
  );
}
