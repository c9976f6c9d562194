import * as t from '@duneline/specs/messages/panels';
import { rules } from '@duneline/specs/site';
import { Dialog, LegalText } from '@duneline/ui';

/** The full legal text in a dialog. */
export function LegalDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t.legalDialogTitle} closeLabel={t.legalClose} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <LegalText sections={rules.legal} intro={t.legalIntro} />
    </Dialog>
  );
}
