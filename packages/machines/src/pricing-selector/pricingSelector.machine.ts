import { assertEvent, assign, setup } from 'xstate';
import { findProgram, firstTierOf } from './programOption.ts';
import type { ProgramOption } from './programOption.ts';

/** Which figures are shown: those of the first evaluation phase, or those of the funded account. */
export type PricingPhase = 'phase-1' | 'funded';

export interface PricingSelectorInput {
  readonly programs: readonly ProgramOption[];
  /** The initial program; its first tier is selected with it. */
  readonly defaultProgram: string;
}

export interface PricingSelectorContext {
  readonly programs: readonly ProgramOption[];
  readonly programId: string;
  readonly tierId: string;
}

export type PricingSelectorEvent =
  | { readonly type: 'program.select'; readonly programId: string }
  | { readonly type: 'size.select'; readonly tierId: string }
  | { readonly type: 'phase.select'; readonly phase: PricingPhase };

/** Program, size and phase of the pricing cards (spec §4). Pure: nothing to provide. */
export const pricingSelectorMachine = setup({
  types: {
    input: {} as PricingSelectorInput,
    context: {} as PricingSelectorContext,
    events: {} as PricingSelectorEvent,
    tags: {} as PricingPhase,
  },
  actions: {
    chooseProgram: assign(({ context, event }) => {
      assertEvent(event, 'program.select');
      return { programId: event.programId, tierId: firstTierOf(context.programs, event.programId) };
    }),
    chooseSize: assign(({ event }) => {
      assertEvent(event, 'size.select');
      return { tierId: event.tierId };
    }),
  },
  guards: {
    isProgramChosen: ({ context, event }) => event.type === 'program.select' && event.programId === context.programId,
    isProgramAvailable: ({ context, event }) =>
      event.type === 'program.select' && (findProgram(context.programs, event.programId)?.isAvailable ?? false),
    isSizeOfProgram: ({ context, event }) =>
      event.type === 'size.select' && (findProgram(context.programs, context.programId)?.tierIds.includes(event.tierId) ?? false),
    isFundedAsked: ({ event }) => event.type === 'phase.select' && event.phase === 'funded',
    isPhase1Asked: ({ event }) => event.type === 'phase.select' && event.phase === 'phase-1',
  },
}).createMachine({
  id: 'pricing-selector',
  context: ({ input }) => ({
    programs: input.programs,
    programId: input.defaultProgram,
    tierId: firstTierOf(input.programs, input.defaultProgram),
  }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'phase1',
      on: {
        'program.select': [{ guard: 'isProgramChosen' }, { guard: 'isProgramAvailable', actions: 'chooseProgram' }],
        'size.select': { guard: 'isSizeOfProgram', actions: 'chooseSize' },
      },
      states: {
        phase1: { tags: 'phase-1', on: { 'phase.select': { guard: 'isFundedAsked', target: 'funded' } } },
        funded: { tags: 'funded', on: { 'phase.select': { guard: 'isPhase1Asked', target: 'phase1' } } },
      },
    },
  },
});
