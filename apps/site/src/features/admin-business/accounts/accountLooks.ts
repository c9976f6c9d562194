import * as t from '@duneline/specs/messages/admin-business';
import type { AccountPhase, AccountStatus } from './readAccounts.ts';

/** What people call a status of an account. */
export const statusNames: Readonly<Record<AccountStatus, string>> = {
  active: t.accountActive,
  passed: t.accountPassed,
  terminated: t.accountTerminated,
  dormant: t.accountDormant,
};
export const statusTones = { active: 'info', passed: 'gain', terminated: 'loss', dormant: 'neutral' } as const;

/** What people call a phase of a program. */
export const phaseNames: Readonly<Record<AccountPhase, string>> = {
  'phase-1': t.phaseOne,
  'phase-2': t.phaseTwo,
  funded: t.phaseFunded,
};
