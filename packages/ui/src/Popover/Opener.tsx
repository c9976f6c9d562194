import { cloneElement, useEffect, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
import { contents } from './Popover.css.ts';

/** The props that a trigger receives; a Button or an IconButton accepts all of them. */
export interface PopoverTriggerParts {
  id?: string | undefined;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
}

interface OpenerProps {
  trigger: ReactElement<PopoverTriggerParts>;
  /** The component that it opens. */
  of: 'Popover' | 'Menu' | 'Dialog' | 'Drawer' | 'AlertDialog';
  parts: PopoverTriggerParts;
  /** The trigger element, for positioning. */
  ref?: Ref<Element | null>;
}

/** Adds the props of an opener to the caller's button. */
export function Opener({ trigger, of, parts, ref }: OpenerProps) {
  const own = trigger.props;
  const around = useRef<HTMLSpanElement>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => around.current?.firstElementChild ?? null);
  useEffect(() => {
    const control = around.current?.firstElementChild;
    warnOnce(
      !control?.matches('button'),
      `The trigger of a ${of} is no button, so nobody can open it. Give it a Button or an IconButton.`,
      control,
    );
  }, [of]);

  return (
    <span ref={around} className={contents}>
      {cloneElement(trigger, {
        ...parts,
        onPress: (event: MouseEvent<HTMLButtonElement>) => {
          own.onPress?.(event);
          parts.onPress?.(event);
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.onKeyDown?.(event);
          parts.onKeyDown?.(event);
        },
      })}
    </span>
  );
}
