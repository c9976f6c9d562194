import type { Database } from '@duneline/specs/database';

export const referralStates = ['bought', 'signed-up', 'refunded'] as const;
export type ReferralState = (typeof referralStates)[number];

/** What became of a person, by the statuses of their commissions: one sale that stands is enough. */
export function stateOf(statuses: readonly Database['public']['Enums']['commission_status'][]): ReferralState {
  if (statuses.length === 0) return 'signed-up';
  return statuses.every((status) => status === 'reversed') ? 'refunded' : 'bought';
}
