import { useRef, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps extends ElementProps {
  title: ReactNode;
  children: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Only one disclosure of a group with the same name is open at a time. */
  name?: string;
  id?: string;
}

/** A native `<details>`: works without scripts, and the browser's page search opens it. */
export function Disclosure({
  title,
  children,
  level,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  name,
  ...element
}: DisclosureProps) {
  const wasOpen = useRef(defaultOpen);
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details
      {...pickElementProps(element)}
      name={name}
      open={isOpen ?? (defaultOpen || undefined)}
      className={css.disclosure}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        // Browsers also fire it for the state that was rendered.
        if (open === (isOpen ?? wasOpen.current)) return;
        wasOpen.current = open;
        onOpenChange?.(open);
      }}
    >
      <summary className={css.summary}>
        <Title className={css.title}>{title}</Title>
        <span className={css.icon}>
          <Icon of={chevronDown} />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
