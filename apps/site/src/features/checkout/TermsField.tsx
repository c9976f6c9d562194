import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { opensInNewTab } from '@duneline/specs/messages/shell';
import { Alert, Button, Checkbox, Link } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { sentenceOf } from './sentenceOf.ts';
import { termsVersion } from './orderService.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

/** Ids of what takes the focus while the order is sent, and after it was refused. */
export const orderButtonId = 'place-order';
export const refusalId = 'refusal';

export interface TermsFieldProps {
  readonly checkout: Checkout;
  readonly errorMessage: string | undefined;
  /** The formatted total. */
  readonly total: string;
  /** Whether the price is known and the order can be placed. */
  readonly isReady: boolean;
}

/** The terms with their accepted version, and the order button. */
export function TermsField({ checkout: { view, change }, errorMessage, total, isReady }: TermsFieldProps) {
  const { order, problem, status } = view;
  const { hasAcceptedTerms } = order;
  return (
    <>
      {problem !== null && (
        <div id={refusalId} tabIndex={-1} className={css.attempt}>
          <Alert tone="danger" title={t.refusedTitle}>
            {sentenceOf(problem) ?? t.refusedText}
          </Alert>
        </div>
      )}
      <Checkbox
        name="hasAcceptedTerms"
        isRequired
        isSelected={hasAcceptedTerms}
        onChange={(isAccepted) => change({ hasAcceptedTerms: isAccepted })}
        description={t.termsVersion({ version: termsVersion.id, date: formatDate(termsVersion.from) })}
        errorMessage={errorMessage}
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
        id={orderButtonId}
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isDisabled={!isReady}
        isPending={status === 'ordering'}
        pendingLabel={t.ordering}
      >
        {t.pay({ total })}
      </Button>
      <p className={css.small}>{t.payNote}</p>
    </>
  );
}
