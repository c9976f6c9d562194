import { lazy, use, type ComponentType } from 'react';
import { useIsHydrated } from '../start/useIsHydrated.ts';
import { LazyPartProblem } from './LazyPartProblem.tsx';

export interface LazyPartOptions {
  /** Leaves nothing behind when it cannot be loaded, because nobody asked for it. @default false */
  readonly isSilent?: boolean;
}

/**
 * A part of a page that loads on its own. When it cannot be loaded, the page around it stays, and so does what was prerendered of it;
 * in the place of any other stands what to do, or nothing when it is silent.
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

function Nothing() {
  return null;
}

function Missing() {
  // A prerendered part stands as it is: it reads, and its links work.
  return useIsHydrated() ? <LazyPartProblem /> : use(staying());
}

const never = new Promise<null>(() => {});

function staying() {
  void import('../part-problem/missingParts.ts').then(({ reportMissingPart: tellMissingPart }) => tellMissingPart(), logged);
  return never;
}
