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

/** The number of selected rows and their actions. It is at the bottom of the window, so that rows do not move. */
export function BulkBar({ count, words, onClear, children }: BulkBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // An action that clears the selection removes the bar, and with it the focus, which then moves to the table's first checkbox.
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
      className={css.stickyBox}
    >
      {count > 0 && (
        <fieldset aria-label={words.selectedCount(count)} className={css.bar}>
          <span aria-hidden="true" className={css.count}>
            {words.selectedCount(count)}
          </span>
          {children}
          <IconButton size="sm" icon={close} aria-label={words.clearSelection} onPress={onClear} />
        </fieldset>
      )}
    </div>
  );
}
