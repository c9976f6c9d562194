import * as t from '@duneline/specs/messages/admin-blog';
import { Prose } from '@duneline/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-part/lazyPart.tsx';
import { linkAround, removeLink, selectedFigure, setFigure, setLink } from './articleCommands.ts';
import { ArticleToolbar } from './ArticleToolbar.tsx';
import * as css from './RichText.css.ts';
import { useArticleView } from './useArticleView.ts';

const LinkDialog = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const FigureDialog = lazyPart(async () => (await import('./FigureDialog.tsx')).FigureDialog);

export interface RichTextProps {
  readonly label: string;
  /** Markdown, as `lib/article` reads it. */
  readonly value: string;
  readonly language: string;
  readonly onChange: (value: string) => void;
}

/** An article's text as it looks, with a toolbar. What it holds is what the blog can show. */
export function RichText({ label, value, language, onChange }: RichTextProps) {
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'figure' | null>(null);
  const { place, state, run } = useArticleView({
    value,
    onChange,
    onLink: () => setDialog('link'),
    onToolbar: () => tools.current?.querySelector<HTMLElement>('button:enabled[tabindex="0"], button:enabled')?.focus(),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-hint`,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      translate: 'no',
    },
  });
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.box}>
        <div ref={tools} className={css.tools}>
          {state && (
            <ArticleToolbar
              label={t.toolsOf({ label })}
              state={state}
              run={run}
              onLink={() => setDialog('link')}
              onFigure={() => setDialog('figure')}
            />
          )}
        </div>
        <div ref={place} className={css.text}>
          <Prose>{null}</Prose>
        </div>
      </div>
      <span id={`${id}-hint`} className={css.hint}>
        {t.bodyHint}
      </span>
      <Suspense fallback={null}>
        {state && dialog === 'link' && (
          <LinkDialog
            href={linkAround(state)?.href ?? null}
            onClose={() => setDialog(null)}
            onRemove={() => run(removeLink)}
            onSave={(href) => run(setLink(href))}
          />
        )}
        {state && dialog === 'figure' && (
          <FigureDialog
            figure={selectedFigure(state)}
            onClose={() => setDialog(null)}
            onSave={(figure) => run(setFigure(figure))}
          />
        )}
      </Suspense>
    </div>
  );
}
