/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   a list that is steered from a field: no native element is, and the focus and the keys stay in the field */
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import * as css from './CommandPalette.css.ts';
import type { CommandGroup } from './matchCommands.ts';

interface CommandOptionsProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** Index of the active option. */
  marked: number;
  optionId: (index: number) => string;
  onMark: (index: number) => void;
  onAction: (index: number) => void;
}

/** The results, in groups. The active option is scrolled into view. */
export function CommandOptions({ id, label, groups, marked, optionId, onMark, onAction }: CommandOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' }); // jsdom has none
  }, [marked, groups]);

  let next = 0;
  return (
    // Pressing an option keeps the focus in the field.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={css.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, place) => (
        <div key={`${place} ${group.label}`} role="group" aria-label={group.label} className={css.group}>
          <div className={css.groupLabel} aria-hidden="true">
            {group.label}
          </div>
          {group.items.map((command) => {
            const index = next++;
            return (
              <div
                key={command.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === marked}
                className={css.option}
                onPointerMove={() => onMark(index)}
                onClick={() => onAction(index)}
              >
                <span className={css.icon}>
                  <Icon of={command.icon ?? arrowRight} size={18} />
                </span>
                <span className={css.words}>{command.label}</span>
                {command.hint && <span className={css.hint}>{command.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
