import { Dialog, Heading } from 'react-aria-components/Modal';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './overlay.css.ts';
import { renderPanel, type PanelContent } from './renderPanel.ts';
import { ScrollArea } from './ScrollArea.tsx';

export interface OverlayPanelProps extends ElementProps {
  /** The heading and accessible name. */
  title: string;
  /** The content; a function receives `close`. */
  children: PanelContent;
  /** Buttons at the bottom of the panel; a function receives `close`. */
  actions?: PanelContent;
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
      {(panel) => (
        <>
          <div className={css.header}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton aria-label={closeLabel} icon={close} onPress={panel.close} />
          </div>
          <ScrollArea label={title}>{renderPanel(children, panel)}</ScrollArea>
          {actions && <div className={css.footer}>{renderPanel(actions, panel)}</div>}
        </>
      )}
    </Dialog>
  );
}
