import { Badge, check, clock, minus } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-referrals';
import type { ReferralState } from './referralState.ts';

const looks = {
  bought: { tone: 'success', icon: check },
  'signed-up': { tone: 'info', icon: clock },
  refunded: { tone: 'danger', icon: minus },
} as const;

/** The words for the states of a referral. */
export const stateNames: Readonly<Record<ReferralState, string>> = {
  bought: t.bought,
  'signed-up': t.signedUp,
  refunded: t.refunded,
};

/** The state of a referral with its sign. */
export function ReferralStatus({ state }: { readonly state: ReferralState }) {
  return <Badge {...looks[state]}>{stateNames[state]}</Badge>;
}
