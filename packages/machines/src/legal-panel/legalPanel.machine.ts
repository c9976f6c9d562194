import { setup } from 'xstate';
import { requireActor } from '../effects/requireActor.ts';
import { decodeLegalPanel } from './legalPanelStorage.ts';

export interface LegalPanelInput {
  /** The value stored under `legalPanelStorageKey`, `null` if there is none. */
  readonly stored: string | null;
}

/** `page.open` and `page.close`: the full text in a dialog. */
export interface LegalPanelEvent {
  readonly type: 'panel.expand' | 'panel.collapse' | 'copy.request' | 'page.open' | 'page.close';
}

/**
 * The "Legal & Disclosures" of the footer (spec §2, §8). Provide `writeText`, `rememberExpanded`, `setAsideUnreadable`,
 * `sayCopied` and `sayCopyFailed`.
 */
export const legalPanelMachine = setup({
  types: {
    input: {} as LegalPanelInput,
    context: {} as LegalPanelInput,
    events: {} as LegalPanelEvent,
    tags: {} as 'expanded' | 'fullPage' | 'copying' | 'copied' | 'copyFailed',
  },
  actors: {
    /** Provided: writes the legal text to the clipboard. */
    writeText: requireActor<void>('writeText'),
  },
  actions: {
    /** Provided: stores whether the panel is expanded, for this browser session. */
    rememberExpanded: (_, _params: { readonly isExpanded: boolean }) => {},
    /** Provided: moves unreadable stored text to another key and logs it once. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
    /** Provided: shows a toast after copying. */
    sayCopied: () => {},
    /** Provided: shows a toast if copying failed. */
    sayCopyFailed: () => {},
  },
  guards: {
    isStoredExpanded: ({ context }) => decodeLegalPanel(context.stored) === true,
    isStoredUnreadable: ({ context }) => context.stored !== null && decodeLegalPanel(context.stored) === null,
  },
}).createMachine({
  id: 'legal-panel',
  context: ({ input }) => input,
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isStoredExpanded', target: 'expanded.reading' },
        {
          guard: 'isStoredUnreadable',
          target: 'collapsed',
          actions: { type: 'setAsideUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { target: 'collapsed' },
      ],
    },
    collapsed: {
      on: {
        'panel.expand': { target: 'expanded.reading', actions: { type: 'rememberExpanded', params: { isExpanded: true } } },
      },
    },
    expanded: {
      tags: 'expanded',
      initial: 'reading',
      on: {
        'panel.collapse': { target: 'collapsed', actions: { type: 'rememberExpanded', params: { isExpanded: false } } },
        'copy.request': { target: '.copying' },
        'page.open': { target: '.fullPage' },
      },
      states: {
        reading: {},
        copying: {
          tags: 'copying',
          invoke: {
            src: 'writeText',
            onDone: { target: 'copied', actions: 'sayCopied' },
            onError: { target: 'copyFailed', actions: 'sayCopyFailed' },
          },
        },
        copied: { tags: 'copied' },
        copyFailed: { tags: 'copyFailed' },
        fullPage: { tags: 'fullPage', on: { 'page.close': { target: 'reading' } } },
      },
    },
  },
});
