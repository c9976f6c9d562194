import type { Step } from '@duneline/machines/testing';
import type { StatechartName } from '@duneline/specs/statecharts';
import type { StatechartRow } from '@duneline/specs/contract';
import type { AnyMachineSnapshot } from 'xstate';

/** One event in a machine's life: what was played, the steps it caused, and the snapshots around it. */
export interface Moment {
  readonly row: StatechartRow;
  readonly steps: readonly Step[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

type Invariant = (moment: Moment) => boolean;

/** What each table promises under `invariants`, as a predicate that holds at every moment. */
export const invariants: Readonly<Record<StatechartName, Readonly<Record<string, Invariant>>>> = {
  theme: {
    'one-theme': ({ after }) => after.hasTag('dark') !== after.hasTag('light'),
    'last-persisted-shown': ({ steps, before, after }) => {
      const persisted = steps.flatMap(({ transition }) => transition.definition?.actions ?? []).at(-1);
      const params: unknown = typeof persisted === 'object' ? persisted.params : null;
      const shown = after.hasTag('light') ? 'light' : 'dark';
      return params === null ? before.hasTag(shown) : JSON.stringify(params) === JSON.stringify({ theme: shown });
    },
  },
  'pricing-selector': {
    'program-available': ({ after }) => chosenProgram(after)?.isAvailable === true,
    'size-of-program': ({ after }) => chosenProgram(after)?.tierIds.includes(after.context.tierId) === true,
  },
  'auth-guard': {
    'person-when-allowed': ({ after }) => after.hasTag('allowed') === (after.context.userId !== null),
    'redirect-on-sign-out': ({ steps }) => redirects(steps, 'signedOut', 'redirectToSignIn'),
  },
  'admin-guard': {
    'admin-was-checked': ({ row, before, after }) => {
      if (!after.hasTag('allowed')) return true;
      const isSamePerson = before.context.userId === after.context.userId && after.context.userId !== null;
      return isSamePerson && (before.hasTag('allowed') || (row.event === 'done checkRole' && row.example?.output === true));
    },
    'redirect-on-sign-out': ({ steps }) => redirects(steps, 'unauthenticated', 'redirectToAdminSignIn'),
  },
  'cookie-consent': {
    'necessary-stays-on': ({ after }) => after.context.consent === null || after.context.consent.necessary === true,
    'nothing-stored-by-close': ({ row, steps, before, after }) =>
      row.event !== 'banner.close' ||
      (before.context.consent === after.context.consent &&
        !steps.some(({ transition }) => transition.actions.includes('storeConsent'))),
    'draft-follows-consent': ({ after }) => {
      const { consent, draft } = after.context;
      return (
        after.hasTag('visible') ||
        (draft.analytics === (consent?.analytics ?? false) && draft.marketing === (consent?.marketing ?? false))
      );
    },
  },
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

function redirects(steps: readonly Step[], state: string, action: string): boolean {
  return steps.every(({ transition: { from, to, actions } }) => from === to || to !== state || actions.includes(action));
}
