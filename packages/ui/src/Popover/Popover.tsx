import { cloneElement, useEffect, useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Dialog, Popover as Floating } from 'react-aria-components/Popover';
import { warnOnce } from '../dev/warnOnce.ts';
import { layers } from '../theme/layers.ts';
import { placementIn, type LogicalPlacement } from './placementIn.ts';
import * as css from './Popover.css.ts';
import { useDirection } from './useDirection.ts';

/** What a Popover gives its trigger: a Button and an IconButton take all of it. */
export interface PopoverTriggerParts {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<PopoverTriggerParts>;
  /** Names it. */
  label: string;
  /** A function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The side it prefers; it turns over where there is no room. @default 'bottom start' */
  placement?: LogicalPlacement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small window at a button: filters, an explanation, a short form. Load it lazily on a first page. */
export function Popover({ trigger, label, children, placement = 'bottom start', ...state }: PopoverProps) {
  const control = useRef<Element>(null);
  const direction = useDirection();
  const [own, setOwn] = useState(state.defaultOpen ?? false);
  const isOpen = state.isOpen ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    state.onOpenChange?.(next);
  };

  useEffect(() => {
    warnOnce(
      !control.current?.matches('button'),
      'The trigger of a Popover is no button, so nobody can open it. Give it a Button or an IconButton.',
      control.current,
    );
  }, []);

  return (
    <>
      <span
        ref={(element) => {
          control.current = element?.firstElementChild ?? null;
        }}
        className={css.contents}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onPress: (event: MouseEvent<HTMLButtonElement>) => {
            trigger.props.onPress?.(event);
            change(!isOpen);
          },
        })}
      </span>
      <Floating
        triggerRef={control}
        isOpen={isOpen}
        onOpenChange={change}
        placement={placementIn(direction, placement)}
        className={css.popover}
        style={{ zIndex: layers.popover }}
      >
        <Dialog aria-label={label} className={css.panel}>
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Dialog>
      </Floating>
    </>
  );
}
