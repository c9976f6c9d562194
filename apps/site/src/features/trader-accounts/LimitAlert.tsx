import * as t from '@duneline/specs/messages/trader-accounts';
import { Alert } from '@duneline/ui';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { limitWarning } from './accountLimits.ts';
import { limitWarningText } from './limitWarningText.ts';
import * as css from './Overview.css.ts';

/**
 * Warns once more than half of a limit is used, and more urgently beyond 80%. It has no amounts, which change with
 * every price: a screen reader announces the alert again whenever its text changes.
 */
export function LimitAlert({ account }: { readonly account: TradingAccount }) {
  const warning = limitWarning(account);
  if (warning === null) return null;
  return (
    <div className={css.full}>
      <Alert tone={warning.isUrgent ? 'danger' : 'warning'} title={limitWarningText(warning)}>
        {t.warningText}
      </Alert>
    </div>
  );
}
