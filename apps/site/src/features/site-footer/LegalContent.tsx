import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/panels';
import { Button, toast, ToastRegion } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { copyLegalText, legalPlainText } from './copyLegalText.ts';
import { LegalText } from './LegalText.tsx';
import * as css from './LegalContent.css.ts';

const LegalDialog = lazyPart(async () => (await import('./LegalDialog.tsx')).LegalDialog);

/** The trading rules and risks, with Copy and Full Page (spec §2). */
export function LegalContent() {
  const [isFullPage, setIsFullPage] = useState(false);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <p className={css.intro}>{t.legalIntro}</p>
        <div className={css.actions}>
          <Button variant="secondary" size="sm" onPress={() => void copyLegalText(legalPlainText(rules.legal), toast)}>
            {t.legalCopy}
          </Button>
          <Button variant="secondary" size="sm" onPress={() => setIsFullPage(true)}>
            {t.legalFullPage}
          </Button>
        </div>
      </div>
      <div className={css.columns}>
        <LegalText />
      </div>
      {isFullPage && (
        <Suspense fallback={null}>
          <LegalDialog onClose={() => setIsFullPage(false)} />
        </Suspense>
      )}
      <ToastRegion />
    </div>
  );
}
