import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './LegalText.css.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Line breaks are preserved. */
  readonly text: string;
}

export interface LegalTextProps extends ElementProps {
  sections: readonly LegalSection[];
  /** A description of the text, in a sentence. */
  intro?: ReactNode;
  /** Copies the text; it is called during the press, because browsers require that. */
  onCopy?: () => void;
  /** Opens the text on its own page or in a dialog. */
  onFullPage?: () => void;
  /** @default 'Copy' */
  copyLabel?: string;
  /** @default 'Full Page' */
  fullPageLabel?: string;
  /** Two columns from lg on. @default true if it has actions */
  hasColumns?: boolean;
}

/** Rules and risks in sections, with Copy and Full Page if the caller handles them. */
export function LegalText(given: LegalTextProps) {
  requireProps('LegalText', { sections: given.sections });
  const { sections, intro, onCopy, onFullPage, ...rest } = useTexts('LegalText', given);
  const hasActions = Boolean(onCopy ?? onFullPage);
  return (
    <div {...pickElementProps(rest)} className={css.panel}>
      {(intro || hasActions) && (
        <div className={css.header}>
          {intro && <p className={css.intro}>{intro}</p>}
          {hasActions && (
            <div className={css.actions}>
              {onCopy && (
                <Button size="sm" onPress={onCopy}>
                  {rest.copyLabel ?? 'Copy'}
                </Button>
              )}
              {onFullPage && (
                <Button size="sm" onPress={onFullPage}>
                  {rest.fullPageLabel ?? 'Full Page'}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      <div className={css.columns} data-columns={(rest.hasColumns ?? hasActions) || undefined}>
        {sections.map(({ id, title, text }) => (
          <section key={id} className={css.section}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
