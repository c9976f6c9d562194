import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { Key, Keys } from '../element/Key.ts';
import { withDisabled } from '../element/withDisabled.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import { nextTab } from './nextTab.ts';
import { TabPanel } from './TabPanel.tsx';
import * as css from './Tabs.css.ts';

/** A tab and its view. */
export interface Tab<Value extends Key = string> {
  readonly id: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** A note beside the label: a count, "Coming soon". */
  readonly badge?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Value extends Key = string> extends ElementProps {
  /** The tab list's accessible name. */
  'aria-label': string;
  items: readonly Tab<Value>[];
  selectedKey?: Value;
  /** @default the first tab that is not disabled */
  defaultSelectedKey?: Value;
  onSelectionChange?: (key: Value) => void;
  /** Ids of tabs that cannot be selected, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Value>;
  /** `manual` requires Enter or Space, for views that take time to load. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual';
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Several views of which one is shown. Native buttons, so it works before hydration; a long row scrolls sideways and keeps the
 * selected tab visible.
 */
export function Tabs<Value extends Key>({ 'aria-label': name, items: given, ...options }: TabsProps<Value>) {
  requireProps('Tabs', { items: given });
  const items = withDisabled(given, options.disabledKeys);
  const {
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    keyboardActivation = 'automatic',
    orientation = 'horizontal',
  } = options;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelectedKey);
  warnOnce(
    new Set(items.map((tab) => tab.id)).size < items.length,
    'Two tabs have the same id, so only the first can be chosen. Give each its own.',
    name,
  );
  const wanted = selectedKey ?? own;
  const chosen = items.find((tab) => tab.id === wanted && !tab.isDisabled) ?? items.find((tab) => !tab.isDisabled);

  const choose = (tab: Tab<Value>) => {
    if (tab === chosen) return;
    setOwn(tab.id);
    onSelectionChange?.(tab.id);
  };

  useEffect(() => {
    if (list.current) showChosen(list.current);
  }, [chosen?.id]);

  return (
    <div {...pickElementProps(options)} className={css.tabs({ orientation })}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its chosen tab takes the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={name}
        aria-orientation={orientation}
        className={css.list({ orientation })}
        onKeyDown={(event) => {
          const next = nextTab(event.currentTarget, event, orientation);
          if (!next) return;
          event.preventDefault();
          next.focus();
          if (keyboardActivation === 'automatic') next.click();
        }}
      >
        {items.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            className={css.tab({ orientation })}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.badge && <span className={css.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      {chosen && (
        <TabPanel key={chosen.id} id={`${id}panel`} labelledBy={`${id}tab${items.indexOf(chosen)}`}>
          {chosen.content}
        </TabPanel>
      )}
    </div>
  );
}

/** Scrolls the row, but not the page. */
function showChosen(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const beyond = Math.max(box.right - row.right, 0) + Math.min(box.left - row.left, 0);
  if (beyond !== 0) list.scrollBy({ left: beyond });
}
