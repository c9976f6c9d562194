import * as t from '@duneline/specs/messages/account';
import { Drawer } from '@duneline/ui';
import type { ReactNode } from 'react';

/** The side navigation of an application on a small screen. */
export function SectionDrawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Drawer title={t.sectionsTitle} closeLabel={t.closeSections} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Drawer>
  );
}
