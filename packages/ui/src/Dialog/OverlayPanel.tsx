import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Modal';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './overlay.css.ts';
import { ScrollArea } from './ScrollArea.tsx';

export interface OverlayPanelProps extends ElementProps {
  /** The heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons at the bottom of the panel. */
  actions?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** Title, close button, scrollable content and buttons, for dialogs and drawers. */
export function OverlayPanel(given: OverlayPanelProps) {
  const { title, children, actions, closeLabel = 'Close', role, ...element } = useTexts('Dialog', given);
  return (
    <Dialog {...pickElementProps(element)} role={role} className={css.panel}>
      {({ close: dismiss }) => (
        <>
          <div className={css.header}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={close} onPress={dismiss} />
          </div>
          <ScrollArea label={title}>{children}</ScrollArea>
          {actions && <div className={css.footer}>{actions}</div>}
        </>
      )}
    </Dialog>
  );
}
