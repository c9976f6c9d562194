import {
  encodeLegalPanel,
  legalPanelMachine,
  legalPanelStorageKey,
  viewOfLegalPanel,
  type LegalPanelEvent,
  type LegalPanelView,
} from '@duneline/machines';
import * as t from '@duneline/specs/messages/panels';
import { rules } from '@duneline/specs/site';
import { toast, type ToastMessage } from '@duneline/ui';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { readStoredLegal } from './legalFlow.ts';
import { legalPlainText } from './legalPlainText.ts';

/** The browser APIs that the panel uses. */
interface LegalPanelEffects {
  readonly say: (message: ToastMessage) => void;
  /** `undefined` if the browser or an insecure page has no clipboard. */
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
}

/** Starts the legal panel with session storage, clipboard and toasts, whose texts are in spec §2. */
export const startLegalPanel =
  ({ say, clipboard }: LegalPanelEffects): FlowStarter<LegalPanelView | null, LegalPanelEvent> =>
  (onView) => {
    const actor = createActor(
      legalPanelMachine.provide({
        actors: {
          writeText: fromPromise(async () => {
            if (!clipboard) throw new Error('This browser has no clipboard on this page.');
            await clipboard.writeText(legalPlainText(rules.legal));
          }),
        },
        actions: {
          rememberExpanded: (_, { isExpanded }) => store(encodeLegalPanel(isExpanded)),
          setAsideUnreadable: (_, { stored }) => {
            console.warn(`Whether the legal panel is expanded could not be read from "${stored}"; it is set aside.`);
            store(null);
          },
          sayCopied: () => say({ tone: 'success', title: t.legalCopied }),
          sayCopyFailed: () => say({ tone: 'danger', title: t.legalCopyFailed }),
        },
      }),
      { input: { stored: readStoredLegal() } },
    );
    actor.subscribe((snapshot) => onView(viewOfLegalPanel(snapshot)));
    actor.start();
    return actor;
  };

export const start = startLegalPanel({ say: toast, clipboard: globalThis.navigator?.clipboard });

function store(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(legalPanelStorageKey);
    else sessionStorage.setItem(legalPanelStorageKey, text);
  } catch {
    // Storage is blocked: the panel starts collapsed on the next page load.
  }
}
