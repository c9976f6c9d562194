import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './BackendPanel.css.ts';

export interface PanelTabsProps<Name extends string> {
  readonly label: string;
  /** The tabs' labels, in order. */
  readonly names: Readonly<Record<Name, string>>;
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** Arranges the tabs and the content of the selected one. */
  readonly children: (
    list: ReactNode,
    panelProps: { readonly id: string; readonly role: 'tabpanel'; readonly 'aria-labelledby': string },
  ) => ReactNode;
}

/**
 * Tabs according to WAI-ARIA: one tab stop, arrow keys between them. React Aria's would add an inline style, which the CSP
 * forbids.
 */
export function PanelTabs<Name extends string>({ label, names, selected, onSelect, children }: PanelTabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const order = Object.keys(names) as Name[];

  const move = (event: KeyboardEvent) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = order.indexOf(selected);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + (isMirrored ? -1 : 1),
      ArrowLeft: at + (isMirrored ? 1 : -1),
      Home: 0,
      End: order.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + order.length) % order.length;
    const next = order[index];
    if (next !== undefined) onSelect(next);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  const tabs = (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={css.tabList} onKeyDown={move}>
      {order.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === selected}
          aria-controls={name === selected ? `${id}-panel` : undefined}
          tabIndex={name === selected ? 0 : -1}
          className={css.tab}
          onClick={() => onSelect(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
  return children(tabs, { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${selected}` });
}
