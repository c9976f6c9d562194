import * as t from '@duneline/specs/messages/panels';
import { Button } from '@duneline/ui';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { preloadLegal, sendLegal } from './legalFlow.ts';
import { LegalText } from './LegalText.tsx';
import * as css from './LegalContent.css.ts';

const LegalDialog = lazyPart(async () => (await import('./LegalDialog.tsx')).LegalDialog);

/** The trading rules and risks, with Copy and Full Page (spec §2). */
export function LegalContent({ isFullPage }: { readonly isFullPage: boolean }) {
  // A browser lets a page write to the clipboard only in the moment of a press: the machine has to be there by then.
  useEffect(preloadLegal, []);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <p className={css.intro}>{t.legalIntro}</p>
        <div className={css.actions}>
          <Button variant="secondary" size="sm" onPress={() => sendLegal({ type: 'copy.request' })}>
            {t.legalCopy}
          </Button>
          <Button variant="secondary" size="sm" onPress={() => sendLegal({ type: 'page.open' })}>
            {t.legalFullPage}
          </Button>
        </div>
      </div>
      <div className={css.columns}>
        <LegalText />
      </div>
      {isFullPage && (
        <Suspense fallback={null}>
          <LegalDialog onClose={() => sendLegal({ type: 'page.close' })} />
        </Suspense>
      )}
    </div>
  );
}
