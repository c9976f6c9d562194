import { Drawer, type AppMenuProps } from '@duneline/ui';

/** The navigation of a guarded area on small screens. */
export function SectionDrawer({ label, closeLabel, onClose, children }: AppMenuProps) {
  return (
    <Drawer title={label} closeLabel={closeLabel} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Drawer>
  );
}
