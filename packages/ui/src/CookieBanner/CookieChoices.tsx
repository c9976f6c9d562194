import { useEffect, useRef, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { useControlled } from '../state/useControlled.ts';
import { Switch } from '../Switch/Switch.tsx';
import * as css from './CookieChoices.css.ts';

export interface CookieCategory {
  id: string;
  label: string;
  /** What it is for, in a sentence. */
  text: ReactNode;
  /** On, and cannot be switched off: what the site needs to work. */
  isNecessary?: boolean;
}

export interface CookieChoicesProps extends ElementProps {
  categories: readonly CookieCategory[];
  /** Ids of the categories that are on; the necessary ones need not be named. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /** The ids that are on, without the necessary ones. */
  onSave: (value: readonly string[]) => void;
  /** @default 'Save Preferences' */
  saveLabel?: string;
}

const NONE: readonly string[] = [];

/** The switches of a `CookieBanner`. Load them lazily (12 KiB); the first that can be changed takes the focus. */
export function CookieChoices({
  categories,
  value,
  defaultValue = NONE,
  onChange,
  onSave,
  saveLabel,
  ...element
}: CookieChoicesProps) {
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const list = useRef<HTMLUListElement>(null);
  // "Customize" is gone, and the focus with it.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(), []);

  return (
    <div {...pickElementProps(element)} className={css.all}>
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
