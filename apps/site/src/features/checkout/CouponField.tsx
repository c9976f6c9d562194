import * as t from '@duneline/specs/messages/checkout';
import { Button, Disclosure, Form, TextField } from '@duneline/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCouponRefusal, sentenceOf } from './sentenceOf.ts';
import type { Quote } from './useQuote.ts';
import * as css from './checkout.css.ts';

export interface CouponFieldProps {
  /** The order's code. */
  readonly applied: string | null;
  readonly quote: Quote | undefined;
  readonly onChange: (coupon: string | null) => void;
}

/** The order's coupon, or a question that opens its field. An invalid code is removed from the order, and the field shows the reason. */
export function CouponField({ applied, quote, onChange }: CouponFieldProps) {
  const [typed, setTyped] = useState(applied ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isRefused = quote && 'refusal' in quote && applied !== null && isCouponRefusal(quote.refusal);
  const refusal = isRefused ? quote.refusal : null;
  const takeOut = useEffectEvent((code: string) => {
    setTyped(applied ?? '');
    setRefused(sentenceOf(code) ?? t.couponRefused);
    setOpen(true);
    onChange(null);
  });
  useEffect(() => {
    if (refusal !== null) takeOut(refusal);
  }, [refusal]);

  if (applied !== null && refusal === null) {
    return (
      <div className={css.coupon}>
        <p>{t.couponApplied({ code: applied })}</p>
        <Button
          size="sm"
          onPress={() => {
            setTyped('');
            setOpen(true);
            onChange(null);
          }}
        >
          {t.couponRemove}
        </Button>
        <p className={css.small}>{t.couponRule}</p>
      </div>
    );
  }
  return (
    <Disclosure title={t.couponQuestion} isOpen={isOpen} onOpenChange={setOpen}>
      <Form
        validationBehavior="aria"
        className={css.coupon}
        onSubmit={() => {
          setRefused(null);
          onChange(typed.trim().toUpperCase() || null);
        }}
      >
        <TextField
          name="coupon"
          label={t.couponLabel}
          necessity={t.optional}
          description={t.couponRule}
          errorMessage={refused ?? undefined}
          autoComplete="off"
          maxLength={32}
          value={typed}
          onChange={(text) => {
            setRefused(null);
            setTyped(text);
          }}
        />
        <Button type="submit">{t.couponApply}</Button>
      </Form>
    </Disclosure>
  );
}
