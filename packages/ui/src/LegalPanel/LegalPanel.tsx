import { Suspense, type ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as css from './LegalPanel.css.ts';

export interface LegalPanelProps {
  /** @default 'Legal & Disclosures' */
  title?: string;
  /** `LegalText`. It may load lazily as the panel opens: its room is kept. */
  children: ReactNode;
  /** Left out, the panel opens and closes by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The rules and the risks at the end of every page, folded away until somebody wants them. */
export function LegalPanel({ title = 'Legal & Disclosures', children, ...state }: LegalPanelProps) {
  return (
    <Disclosure title={title} {...state}>
      <Suspense fallback={<div className={css.wait} />}>{children}</Suspense>
    </Disclosure>
  );
}
