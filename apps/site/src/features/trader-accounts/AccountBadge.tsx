import * as t from '@duneline/specs/messages/trader';
import { arrowLeft, Badge, check, clock, close, pause } from '@duneline/ui';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { accountStatus } from './accountName.ts';

const tones = { active: 'accent', passed: 'success', terminated: 'danger', dormant: 'warning' } as const;
const icons = { active: clock, passed: check, terminated: close, dormant: pause };
const phases = { 'phase-1': t.phaseEvaluation, 'phase-2': t.phase2, funded: t.phaseFunded };

export interface AccountBadgeProps {
  readonly account: Pick<TradingAccount, 'status' | 'phase' | 'closed_by_refund'>;
  /** The trading day that an active account is in, if it is known. */
  readonly day?: number | undefined;
}

/** The phase of an active account, or how it ended. */
export function AccountBadge({ account, day }: AccountBadgeProps) {
  if (account.closed_by_refund) return <Badge icon={arrowLeft}>{accountStatus(account)}</Badge>;
  const phase = phases[account.phase];
  const state = day === undefined ? phase : t.stateDay({ phase, day });
  return (
    <Badge tone={tones[account.status]} icon={icons[account.status]}>
      {account.status === 'active' ? state : accountStatus(account)}
    </Badge>
  );
}
