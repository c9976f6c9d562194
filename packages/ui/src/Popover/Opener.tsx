import { cloneElement, useEffect, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
import { contents } from './Popover.css.ts';

/** What a Popover or a Menu gives its trigger: a Button and an IconButton take all of it. */
export interface PopoverTriggerParts {
  id?: string | undefined;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
}

interface OpenerProps {
  trigger: ReactElement<PopoverTriggerParts>;
  /** What it opens, by the name of the component. */
  of: 'Popover' | 'Menu';
  parts: PopoverTriggerParts;
  /** The button, at which the overlay is placed. */
  ref: Ref<Element | null>;
}

/** The caller's button, made the one that opens something. */
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
