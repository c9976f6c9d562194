import { useEffect, useRef, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { useControlled } from '../state/useControlled.ts';
import { Switch } from '../Switch/Switch.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './CookieChoices.css.ts';

export interface CookieCategory {
  id: string;
  label: string;
  /** The purpose, in a sentence. */
  text: ReactNode;
  /** Always on: required for the site to work. */
  isNecessary?: boolean;
}

export interface CookieChoicesProps extends ElementProps {
  categories: readonly CookieCategory[];
  /** Ids of the enabled categories, without the necessary ones. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /** Called with the enabled ids, without the necessary ones. */
  onSave: (value: readonly string[]) => void;
  /** @default 'Save Preferences' */
  saveLabel?: string;
}

const NONE: readonly string[] = [];

/** The switches of a `CookieBanner`. Load them lazily (12 KiB); the first enabled one is focused. */
export function CookieChoices(given: CookieChoicesProps) {
  requireProps('CookieChoices', { categories: given.categories });
  const { categories, value, defaultValue = NONE, onChange, onSave, saveLabel, ...element } = useTexts('CookieChoices', given);
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const list = useRef<HTMLUListElement>(null);
  // The "Customize" button that had the focus has been removed.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(), []);

  return (
    <div {...pickElementProps(element)} className={css.contents}>
      <ul role="list" ref={list} className={css.choices}>
        {categories.map(({ id, label, text, isNecessary }) => (
          <li key={id}>
            <Switch
              isSelected={isNecessary || chosen.includes(id)}
              isDisabled={isNecessary}
              onChange={(isOn) => choose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
              description={text}
            >
              {label}
            </Switch>
          </li>
        ))}
      </ul>
      <span className={css.save}>
        <Button variant="primary" onPress={() => onSave(chosen)}>
          {saveLabel ?? 'Save Preferences'}
        </Button>
      </span>
    </div>
  );
}
