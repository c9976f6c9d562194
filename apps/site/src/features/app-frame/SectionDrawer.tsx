import { Drawer, type AppMenuProps } from '@duneline/ui';

/** The navigation of an area behind the sign-in on a small screen. */
export function SectionDrawer({ label, closeLabel, onClose, children }: AppMenuProps) {
  return (
    <Drawer title={label} closeLabel={closeLabel} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Drawer>
  );
}
