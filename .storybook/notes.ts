import type { StatechartName } from '@duneline/specs/statecharts';

/** Usage and accessibility notes of a component. */
export interface ComponentNotes {
  /** When and how to use it. */
  readonly dos: readonly string[];
  /** When not to use it, and what to use instead. */
  readonly donts: readonly string[];
  /** Keyboard interaction; omitted if there is none. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What screen readers announce: role, name, states and live updates. */
  readonly announces: readonly string[];
  /** The statechart that drives it on the site. */
  readonly machine?: StatechartName;
  /** The specification's clause that it implements. */
  readonly clause?: string;
}

/** The notes of a component, as parameters of its stories: `.storybook/DocsPage.tsx` prints them. */
export function notes(of: ComponentNotes): { readonly notes: ComponentNotes } {
  return { notes: of };
}
