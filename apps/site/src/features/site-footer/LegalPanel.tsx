import * as t from '@duneline/specs/messages/shell';
import { Disclosure } from '@duneline/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { sendLegal, useLegalPanel } from './legalFlow.ts';
import * as css from './SiteFooter.css.ts';

const LegalContent = lazyPart(async () => (await import('./LegalContent.tsx')).LegalContent);

/** The collapsible "Legal & Disclosures"; whether it is expanded is kept per browser session (spec §2). Its text loads as it opens. */
export function LegalPanel() {
  const { isExpanded, isFullPage } = useLegalPanel();
  return (
    <Disclosure
      title={t.legalTitle}
      isOpen={isExpanded}
      onOpenChange={(isOpen) => sendLegal({ type: isOpen ? 'panel.expand' : 'panel.collapse' })}
    >
      {isExpanded && (
        <Suspense fallback={<div className={css.legalWait} />}>
          <LegalContent isFullPage={isFullPage} />
        </Suspense>
      )}
    </Disclosure>
  );
}
