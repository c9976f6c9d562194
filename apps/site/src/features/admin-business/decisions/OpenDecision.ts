import type { ReactNode } from 'react';

/** A decision to confirm. */
export interface OpenDecision {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isRefusal: boolean;
  /** Whether a shortcut key of a review leads to it. Not to a payment or a suspension, which a slip must not cause. @default true */
  readonly hasKey?: boolean;
  /** The required text, if it is not the reason of a rejection. */
  readonly asks?: {
    readonly label: string;
    readonly help: string;
    readonly missing: string;
    /** In characters. @default 300 */
    readonly longest?: number;
    /** Whether it is a name or a number, not a sentence. @default false */
    readonly isOneLine?: boolean;
    /** What to look at twice in a text; `null` if nothing. It can be sent nevertheless. */
    readonly doubtOf?: (text: string) => string | null;
  };
  /** Usual reasons of a rejection, to choose from and to change. */
  readonly reasons?: readonly { readonly name: string; readonly text: string }[];
  /** Whether the second factor is verified again first, as where money leaves. @default false */
  readonly needsCode?: boolean;
  /** Further fields of the decision. */
  readonly fields?: ReactNode;
  /** Sends the decision; `text` is the reason of a rejection or the required text, otherwise empty. */
  readonly confirm: (text: string) => Promise<unknown>;
}
