import { Button, Menu } from '@duneline/ui';
import type { LazyMenuProps } from './LazyMenu.tsx';

/** The menu of `LazyMenu`, which is open when it has loaded. */
export function OpenedMenu({ label, items, onAction }: LazyMenuProps) {
  return (
    <Menu
      defaultOpen
      placement="bottom end"
      trigger={<Button variant="secondary">{label}</Button>}
      items={items}
      onAction={onAction}
    />
  );
}
