import type { ReactNode } from 'react';
import type { ReceiptRow } from '../Receipt/ReceiptRows.tsx';

export interface Testimonial {
  readonly id: string;
  /** What was said. */
  readonly text: string;
  readonly name: string;
  /** Where from, about what, and when: "Lagos, NG · 1-step, 50K · 3 Nov 2026". */
  readonly about: ReactNode;
  /** 0 to 5 whole peaks, and how it is read aloud: "Rated 4 of 5". */
  readonly rating?: { readonly value: number; readonly label: string };
  /** "Receipt checked"; without it nobody has. */
  readonly verified?: string;
  /** What came back, written out: the carousel shows it as a receipt. */
  readonly received?: readonly ReceiptRow[];
}
