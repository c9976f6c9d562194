import {
  adminGuardMachine,
  authGuardMachine,
  cookieConsentMachine,
  pricingSelectorMachine,
  themeMachine,
} from '@duneline/machines';
import type { StatechartName } from '@duneline/specs/statecharts';
import type { AnyStateMachine } from 'xstate';

/** The machine of each table: a table without one, or a name without a table, does not type-check. */
export const machines: Readonly<Record<StatechartName, AnyStateMachine>> = {
  'admin-guard': adminGuardMachine,
  'auth-guard': authGuardMachine,
  'cookie-consent': cookieConsentMachine,
  'pricing-selector': pricingSelectorMachine,
  theme: themeMachine,
};
