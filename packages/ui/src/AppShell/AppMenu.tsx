import type { ReactNode } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';

export interface AppMenuProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The navigation of an `AppShell` on small screens, loaded when it is opened. */
export function AppMenu({ label, closeLabel, onClose, children }: AppMenuProps) {
  return (
    <Drawer title={label} closeLabel={closeLabel} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Drawer>
  );
}
