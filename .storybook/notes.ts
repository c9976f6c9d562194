import type { StatechartName } from '@duneline/specs/statecharts';

/** What a developer and a reviewer ask about a component beyond its props. */
export interface ComponentNotes {
  /** When to take it and how to use it well. */
  readonly dos: readonly string[];
  /** What it is not for, and what to take instead. */
  readonly donts: readonly string[];
  /** What each key does; left out where no key does anything. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What a screen reader says: role, name, states, and what is announced by itself. */
  readonly announces: readonly string[];
  /** The statechart that drives it on the site. */
  readonly machine?: StatechartName;
  /** The clause of the specification that it serves. */
  readonly clause?: string;
}

/** The notes of a component, as parameters of its stories: `.storybook/DocsPage.tsx` prints them. */
export function notes(of: ComponentNotes): { readonly notes: ComponentNotes } {
  return { notes: of };
}
