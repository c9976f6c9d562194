import * as t from '@duneline/specs/messages/admin-business';
import type { AccountPhase, AccountStatus } from './readAccounts.ts';

/** Labels of the account statuses. */
export const statusNames: Readonly<Record<AccountStatus, string>> = {
  active: t.accountActive,
  passed: t.accountPassed,
  terminated: t.accountTerminated,
  dormant: t.accountDormant,
};
export const statusTones = { active: 'info', passed: 'success', terminated: 'danger', dormant: 'neutral' } as const;

/** Labels of the phases of a program. */
export const phaseNames: Readonly<Record<AccountPhase, string>> = {
  'phase-1': t.phaseOne,
  'phase-2': t.phaseTwo,
  funded: t.phaseFunded,
};
