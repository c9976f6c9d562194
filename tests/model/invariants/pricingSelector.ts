import type { AnyMachineSnapshot } from 'xstate';
import type { Invariants } from '../moment.ts';

export const pricingSelector: Invariants = {
  'program-available': ({ after }) => chosenProgram(after)?.isAvailable === true,
  'size-of-program': ({ after }) => chosenProgram(after)?.tierIds.includes(after.context.tierId) === true,
};

interface Program {
  readonly id: string;
  readonly isAvailable: boolean;
  readonly tierIds: readonly string[];
}

function chosenProgram(snapshot: AnyMachineSnapshot): Program | undefined {
  const programs: readonly Program[] = snapshot.context.programs;
  return programs.find(({ id }) => id === snapshot.context.programId);
}
