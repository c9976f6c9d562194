import { Suspense, useId, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { cookieWords, type CookieWords } from './cookieWords.ts';
import * as css from './CookieBanner.css.ts';

export interface CookieBannerProps extends ElementProps {
  /** What is stored and why, in one or two sentences. */
  children: ReactNode;
  onAcceptAll: () => void;
  onNecessaryOnly: () => void;
  onCustomize: () => void;
  /** Called when it is closed without an answer: store nothing, and ask again later. */
  onClose: () => void;
  /** Called when a pointer or the focus approaches a button, to load the code that responds. */
  onIntent?: () => void;
  /** `CookieChoices`, after "Customize" was pressed. They may load lazily: their space is reserved. */
  choices?: ReactNode;
  words?: Partial<CookieWords>;
}

/** A cookie consent banner at the bottom of the window. Accept and reject have the same size, weight and prominence. */
export function CookieBanner(given: CookieBannerProps) {
  const { children, onIntent, choices, words, ...on } = useTexts('CookieBanner', given);
  const titleId = useId();
  const say = { ...cookieWords, ...words };
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <section
      {...pickElementProps(on)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={css.banner}
      data-customizing={choices !== undefined || undefined}
    >
      <div className={css.header}>
        <h2 id={titleId} className={css.title}>
          {say.title}
        </h2>
        <span className={css.close}>
          <IconButton {...intent} aria-label={say.close} icon={close} onPress={on.onClose} />
        </span>
      </div>
      <p className={css.text}>{children}</p>
      {choices !== undefined && <Suspense fallback={<div className={css.choicesPlaceholder} />}>{choices}</Suspense>}
      <div className={css.actions}>
        <Button {...intent} onPress={on.onAcceptAll}>
          {say.acceptAll}
        </Button>
        <Button {...intent} onPress={on.onNecessaryOnly}>
          {say.necessaryOnly}
        </Button>
      </div>
      {choices === undefined && (
        <span className={css.customize}>
          <Button {...intent} variant="quiet" size="sm" onPress={on.onCustomize}>
            {say.customize}
          </Button>
        </span>
      )}
    </section>
  );
}
