import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { opensInNewTab } from '@duneline/specs/messages/shell';
import { Alert, Button, Checkbox, Link } from '@duneline/ui';
import { useState } from 'react';
import { formatDate } from '../../lib/format/formatDate.ts';
import { sentenceOf } from './sentenceOf.ts';
import { termsVersion } from './orderService.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

export interface TermsStepProps {
  readonly checkout: Checkout;
  /** The formatted total. */
  readonly total: string;
  /** Whether the price is known and the order can be placed. */
  readonly isReady: boolean;
}

/** The terms with their accepted version, and the order button. */
export function TermsStep({ checkout: { view, change, send }, total, isReady }: TermsStepProps) {
  const [isSent, setIsSent] = useState(false);
  const { order, problem, status } = view;
  const { hasAcceptedTerms } = order;
  return (
    <>
      {problem !== null && (
        <Alert tone="danger" title={t.refusedTitle}>
          {sentenceOf(problem) ?? t.refusedText}
        </Alert>
      )}
      <Checkbox
        isSelected={hasAcceptedTerms}
        onChange={(isAccepted) => change({ hasAcceptedTerms: isAccepted })}
        description={t.termsVersion({ version: termsVersion.id, date: formatDate(termsVersion.from) })}
        errorMessage={isSent && !hasAcceptedTerms ? t.termsError : undefined}
        isDisabled={status === 'ordering'}
      >
        {t.termsAccept}
      </Checkbox>
      <ul role="list" className={css.links}>
        {[
          [t.termsLink, '/legal/terms'],
          [t.termsRules, '/trading-rules'],
          [t.termsRisk, '/legal/risk'],
        ].map(([label = '', path = '']) => (
          <li key={path}>
            <Link href={brand.hosts.help + path} isExternal newTabLabel={opensInNewTab}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        size="lg"
        isWide
        isDisabled={!isReady}
        isPending={status === 'ordering'}
        pendingLabel={t.ordering}
        onPress={() => {
          setIsSent(true);
          send({ type: 'order.place' });
        }}
      >
        {t.pay({ total })}
      </Button>
      <p className={css.small}>{t.payNote}</p>
    </>
  );
}
