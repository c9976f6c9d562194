import * as t from '@duneline/specs/messages/admin-business';
import { Button, NumberField } from '@duneline/ui';
import { useState } from 'react';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { changeRate } from './changeAffiliate.ts';
import type { AffiliateRecord } from './readAffiliate.ts';

const BPS = 10_000;
/** As the database takes it. */
const HIGHEST = 0.5;
const STEP = 0.005;

/** Grants an affiliate a rate above their tier, with the reason that they read. */
export function RateButton({ affiliate }: { readonly affiliate: AffiliateRecord }) {
  const { id, code, tier, commission_bps: bps } = affiliate;
  const lowest = tier.commissionPercent / 100;
  const present = Math.max(bps / BPS, lowest);
  const [isOpen, setIsOpen] = useState(false);
  const [rate, setRate] = useState(present);
  const { mutateAsync } = useDecision(['affiliates'], changeRate);
  return (
    <>
      <Button
        variant="secondary"
        onPress={() => {
          setRate(present);
          setIsOpen(true);
        }}
      >
        {t.changeRate}
      </Button>
      {isOpen && (
        <DecisionDialog
          decision={{
            title: t.changeRateTitle({ code }),
            text: t.changeRateText({ rate: formatPercent(tier.commissionPercent), tier: tier.name }),
            confirmLabel: t.changeRate,
            isRefusal: true,
            fields: (
              <NumberField
                label={t.newRate}
                value={rate}
                minValue={lowest}
                maxValue={HIGHEST}
                step={STEP}
                formatOptions={{ style: 'percent', maximumFractionDigits: 1 }}
                onChange={(value) => setRate(value ?? lowest)}
              />
            ),
            confirm: (reason) => mutateAsync({ id, rateBps: Math.round(rate * BPS), reason }),
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
