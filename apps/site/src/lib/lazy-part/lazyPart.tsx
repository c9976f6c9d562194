import { lazy, use, type ComponentType } from 'react';
import { useIsHydrated } from '../start/useIsHydrated.ts';
import { LazyPartProblem } from './LazyPartProblem.tsx';

export interface LazyPartOptions {
  /** Says nothing if it cannot be loaded, for parts that visitors do not miss. @default false */
  readonly isSilent?: boolean;
}

/**
 * A part of a page that loads separately. If it fails to load, the rest of the page and its own prerendered content remain;
 * otherwise a message replaces it (nothing if it is silent).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false }: LazyPartOptions = {},
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      logged(error);
      return { default: isSilent ? Nothing : Missing };
    }
  });
}

function logged(error: unknown) {
  console.error('A part of this page could not be loaded.', error);
}

// A prerendered part remains as it is: its text and its links work.
const never = new Promise<null>(() => {});

function Nothing() {
  return useIsHydrated() ? null : use(never);
}

function Missing() {
  return useIsHydrated() ? <LazyPartProblem /> : use(staying());
}

function staying() {
  void import('../part-problem/missingParts.ts').then(({ reportMissingPart: tellMissingPart }) => tellMissingPart(), logged);
  return never;
}
