import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import * as css from './Header.css.ts';

export interface HeaderGroupProps {
  readonly label: string;
  /** The links below it, each a list item. */
  readonly children: ReactNode;
}

/** Links that a press on their title shows; the focus, Escape or a press elsewhere hides them. */
export function HeaderGroup({ label, children }: HeaderGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Safari does not focus what is pressed, so that a press inside looks like focus that leaves.
  const isPressed = useRef(false);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- details is interactive; the handlers only close it
    <details
      ref={details}
      name="header"
      className={css.group}
      onKeyDown={closeByKey}
      onPointerDown={() => (isPressed.current = true)}
      onPointerUp={() => (isPressed.current = false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isPressed.current && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className={css.link}>
        {label} <Icon of={chevronDown} size={14} />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a link that is followed by key clicks too */}
      <ul role="list" className={css.groupLinks} onClick={close}>
        {children}
      </ul>
    </details>
  );
}
