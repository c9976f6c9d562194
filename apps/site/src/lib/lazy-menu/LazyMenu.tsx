import { Button, type MenuEntry } from '@duneline/ui';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';

export interface LazyMenuProps {
  /** The button's content. */
  readonly label: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
}

const load = async () => (await import('./OpenedMenu.tsx')).OpenedMenu;
const OpenedMenu = lazyPart<LazyMenuProps>(load);

/** A menu whose code loads when its button is pressed, or a pointer or the focus comes to it. */
export function LazyMenu(props: LazyMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const open = () => setIsWanted(true);
  const button = (
    <Button
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onFocus={() => void load().catch(() => {})}
      onPress={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open();
      }}
    >
      {props.label}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  );
}
