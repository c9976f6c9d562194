import type { ReactNode } from 'react';
import type { ReceiptRow } from '../Receipt/ReceiptRows.tsx';

export interface Testimonial {
  readonly id: string;
  /** The testimonial's text. */
  readonly text: string;
  readonly name: string;
  /** Place, subject and date: "Lagos, NG · 1-step, 50K · 3 Nov 2026". */
  readonly about: ReactNode;
  /** 0 to 5 full peaks, and the text alternative: "Rated 4 of 5". */
  readonly rating?: { readonly value: number; readonly label: string };
  /** "Receipt checked"; omit it if nobody has checked it. */
  readonly verified?: string;
  /** The amounts received; the carousel shows them as a receipt. */
  readonly received?: readonly ReceiptRow[];
}
