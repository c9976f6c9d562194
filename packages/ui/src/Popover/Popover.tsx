import { useRef, type ReactElement } from 'react';
import { Dialog, Popover as Floating } from 'react-aria-components/Popover';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { renderPanel, type PanelContent } from '../Dialog/renderPanel.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import { useControlled } from '../state/useControlled.ts';
import { layers } from '../theme/layers.ts';
import type { LogicalPlacement } from './LogicalPlacement.ts';
import { Opener, type PopoverTriggerParts } from './Opener.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps extends ElementProps {
  /** The button that opens it. */
  trigger: ReactElement<PopoverTriggerParts>;
  /** The name of the panel. */
  'aria-label': string;
  /** The content; a function receives `close`. */
  children: PanelContent;
  /** The preferred side; it flips if there is no space. @default 'bottom start' */
  placement?: LogicalPlacement;
  /** Distance from the button, in CSS pixels. @default 8 */
  offset?: number;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small panel at a button: filters, an explanation, a short form. Load it lazily on a first page. */
export function Popover({ trigger, children, placement = 'bottom start', offset = 8, ...state }: PopoverProps) {
  requireProps('Popover', { trigger });
  const control = useRef<Element>(null);
  const [isOpen, change] = useControlled(state.isOpen, state.defaultOpen ?? false, state.onOpenChange);

  return (
    <>
      <Opener
        trigger={trigger}
        of="Popover"
        ref={control}
        parts={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onPress: () => change(!isOpen) }}
      />
      <PageDirection>
        <Floating
          triggerRef={control}
          isOpen={isOpen}
          onOpenChange={change}
          {...{ placement, offset }}
          className={css.popover}
          style={{ zIndex: layers.popover }}
        >
          <Dialog {...pickElementProps(state)} className={css.panel}>
            {renderPanel(children, { close: () => change(false) })}
          </Dialog>
        </Floating>
      </PageDirection>
    </>
  );
}
