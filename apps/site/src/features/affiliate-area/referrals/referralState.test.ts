import { expect, it } from 'vitest';
import { stateOf } from './referralState.ts';

it.each([
  [[], 'signed-up'],
  [['pending'], 'bought'],
  [['approved', 'reversed'], 'bought'],
  [['reversed', 'reversed'], 'refunded'],
] as const)('calls %j %s', (statuses, state) => expect(stateOf(statuses)).toBe(state));
