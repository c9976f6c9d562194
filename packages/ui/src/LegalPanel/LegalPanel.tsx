import { Suspense, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './LegalPanel.css.ts';

export interface LegalPanelProps extends ElementProps {
  /** @default 'Legal & Disclosures' */
  title?: string;
  /** `LegalText`. It may load lazily when the panel opens: its space is reserved. */
  children: ReactNode;
  /** Omit it for an uncontrolled panel. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Rules and risk disclosures at the end of a page, collapsed by default. */
export function LegalPanel(given: LegalPanelProps) {
  const { title = 'Legal & Disclosures', children, ...state } = useTexts('LegalPanel', given);
  return (
    <Disclosure title={title} {...state}>
      <Suspense fallback={<div className={css.textPlaceholder} />}>{children}</Suspense>
    </Disclosure>
  );
}
