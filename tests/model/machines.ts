import {
  adminGuardMachine,
  authGuardMachine,
  cookieConsentMachine,
  pricingSelectorMachine,
  themeMachine,
} from '@duneline/machines';
import type { StatechartName } from '@duneline/specs/statecharts';
import type { AnyStateMachine } from 'xstate';
import { adminGuard } from './invariants/adminGuard.ts';
import { authGuard } from './invariants/authGuard.ts';
import { cookieConsent } from './invariants/cookieConsent.ts';
import { pricingSelector } from './invariants/pricingSelector.ts';
import { theme } from './invariants/theme.ts';
import type { Invariants } from './moment.ts';

/** The machine of each table and the table's invariants as predicates: a table without one does not type-check. */
export const machines: Readonly<Record<StatechartName, { readonly machine: AnyStateMachine; readonly invariants: Invariants }>> =
  {
    'admin-guard': { machine: adminGuardMachine, invariants: adminGuard },
    'auth-guard': { machine: authGuardMachine, invariants: authGuard },
    'cookie-consent': { machine: cookieConsentMachine, invariants: cookieConsent },
    'pricing-selector': { machine: pricingSelectorMachine, invariants: pricingSelector },
    theme: { machine: themeMachine, invariants: theme },
  };
