import { useEffect, useRef, type ReactNode } from 'react';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './BulkBar.css.ts';
import type { TableWords } from './TableWords.ts';

interface BulkBarProps {
  count: number;
  words: TableWords;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** How many rows are selected and what can be done with them. It stays at the lower edge of the window, so that no row moves. */
export function BulkBar({ count, words, onClear, children }: BulkBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // An action that ends the selection removes the bar and with it the focus: the table's first checkbox takes it.
  useEffect(() => {
    if (count > 0 || !hasFocus.current) return;
    hasFocus.current = false;
    place.current?.parentElement?.querySelector<HTMLElement>('thead input')?.focus();
  }, [count]);

  return (
    <div
      ref={place}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
      }}
      className={css.place}
    >
      {count > 0 && (
        <fieldset aria-label={words.selectedCount(count)} className={css.bar}>
          <span aria-hidden="true" className={css.count}>
            {words.selectedCount(count)}
          </span>
          {children}
          <IconButton size="sm" icon={close} label={words.clearSelection} onPress={onClear} />
        </fieldset>
      )}
    </div>
  );
}
