import type { AnyMachineSnapshot } from 'xstate';
import type { Invariants } from '../moment.ts';

export const evaluationLifecycle: Invariants = {
  'end-is-for-good': ({ before, after }) =>
    !hasEnded(before) ||
    (hasEnded(after) && before.context.account === after.context.account && before.context.decisions === after.context.decisions),
  'floor-never-falls': ({ before, after }) => {
    const [was, is] = [before.context.account, after.context.account];
    const isSameStage = was.stage === is.stage && was.sizeCents === is.sizeCents;
    return is.floorCents <= is.sizeCents && (!isSameStage || is.floorCents >= was.floorCents);
  },
  'paid-once': ({ steps, before, after }) => {
    const awards = steps.filter(({ transition }) => transition.actions.includes('award')).length;
    return before.context.award === null ? awards <= 1 : awards === 0 && after.context.award === before.context.award;
  },
  'flat-when-passed': ({ after }) => {
    const { account, terms } = after.context;
    return account.positions.length <= (after.hasTag('passed') ? 0 : terms.openPositions);
  },
  'decisions-stay': ({ before, after }) =>
    before.context.decisions.every((decision: unknown, index: number) => after.context.decisions[index] === decision),
};

function hasEnded(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('terminated') || snapshot.hasTag('dormant');
}
