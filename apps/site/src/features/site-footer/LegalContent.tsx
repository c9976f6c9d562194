import * as t from '@duneline/specs/messages/panels';
import { rules } from '@duneline/specs/site';
import { LegalText, Link } from '@duneline/ui';
import { Suspense, useEffect } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { preloadLegal, sendLegal } from './legalFlow.ts';

const LegalDialog = lazyPart(async () => (await import('./LegalDialog.tsx')).LegalDialog);

/** The trading rules and risks, with Copy and Full Page (spec §2). */
export function LegalContent({ isFullPage }: { readonly isFullPage: boolean }) {
  // Browsers allow writing to the clipboard only during a press, so the machine must be loaded before.
  useEffect(preloadLegal, []);
  return (
    <>
      <LegalText
        sections={rules.legal}
        intro={
          <>
            {t.legalIntro}{' '}
            <Link href="/pricing#rulebook" render={routerLink}>
              {t.legalRulebook}
            </Link>
          </>
        }
        copyLabel={t.legalCopy}
        onCopy={() => sendLegal({ type: 'copy.request' })}
        fullPageLabel={t.legalFullPage}
        onFullPage={() => sendLegal({ type: 'page.open' })}
      />
      {isFullPage && (
        <Suspense fallback={null}>
          <LegalDialog onClose={() => sendLegal({ type: 'page.close' })} />
        </Suspense>
      )}
    </>
  );
}
