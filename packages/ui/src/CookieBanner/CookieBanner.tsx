import { Suspense, useId, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cookieWords, type CookieWords } from './cookieWords.ts';
import * as css from './CookieBanner.css.ts';

export interface CookieBannerProps extends ElementProps {
  /** What is stored, and what for, in a sentence or two. */
  children: ReactNode;
  onAcceptAll: () => void;
  onNecessaryOnly: () => void;
  onCustomize: () => void;
  /** Closed without an answer: nothing is stored, and the question comes back. */
  onClose: () => void;
  /** A pointer or the focus nears one of its buttons: load what answers. */
  onIntent?: () => void;
  /** `CookieChoices`, once "Customize" was pressed. They may load lazily: their room is kept. */
  choices?: ReactNode;
  words?: Partial<CookieWords>;
}

/** The question about cookies, over the end of the page. Both answers have the same size, weight and place. */
export function CookieBanner({ children, onIntent, choices, words, ...on }: CookieBannerProps) {
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
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {say.title}
        </h2>
        <span className={css.close}>
          <IconButton {...intent} label={say.close} icon={close} onPress={on.onClose} />
        </span>
      </div>
      <p className={css.text}>{children}</p>
      {choices !== undefined && <Suspense fallback={<div className={css.wait} />}>{choices}</Suspense>}
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
