import * as t from '@duneline/specs/messages/panels';
import { Dialog } from '@duneline/ui';
import { LegalText } from './LegalText.tsx';
import * as css from './LegalContent.css.ts';

/** The full legal text over the whole page. */
export function LegalDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t.legalDialogTitle} closeLabel={t.legalClose} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={css.dialog}>
        <p className={css.intro}>{t.legalIntro}</p>
        <LegalText />
      </div>
    </Dialog>
  );
}
