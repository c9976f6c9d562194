import * as t from '@duneline/specs/messages/shell';
import { Disclosure } from '@duneline/ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { isLegalExpanded, rememberLegal } from './legalMemory.ts';
import * as css from './SiteFooter.css.ts';

const LegalContent = lazyPart(async () => (await import('./LegalContent.tsx')).LegalContent);

/** The collapsible "Legal & Disclosures"; whether it is expanded is kept per browser session (spec §2). Its text loads as it opens. */
export function LegalPanel() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    setIsOpen(isLegalExpanded());
  }, []);

  return (
    <Disclosure
      title={t.legalTitle}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        rememberLegal(next);
      }}
    >
      {isOpen && (
        <Suspense fallback={<div className={css.legalWait} />}>
          <LegalContent />
        </Suspense>
      )}
    </Disclosure>
  );
}
