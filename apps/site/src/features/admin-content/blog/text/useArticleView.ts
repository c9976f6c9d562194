import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { articlePlugins, type ArticleKeys } from './articlePlugins.ts';
import { dropOnArticle, pasteArticle } from './pasteArticle.ts';
import { readArticle } from './readArticle.ts';
import { writeArticle } from './writeArticle.ts';

export interface ArticleViewOptions extends ArticleKeys {
  /** Markdown. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the element that is edited. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A ProseMirror view of an article's Markdown: the ref of its container, its state, and a function that runs a command. */
export function useArticleView({ value, onChange, attributes, onLink, onToolbar }: ArticleViewOptions) {
  /** Around the element that is edited. */
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /** What was written here and has not come back as `value` yet; `value` lags while the draft's machine loads. */
  const written = useRef<string[]>([]);
  const change = useEffectEvent((text: string) => {
    written.current.push(text);
    onChange(text);
  });
  const readLatest = useEffectEvent(() => value);
  const openLink = useEffectEvent(onLink);
  const focusToolbar = useEffectEvent(onToolbar);
  const latestAttributes = useEffectEvent(() => attributes);

  useEffect(() => {
    const open = (markdown: string) =>
      EditorState.create({
        doc: readArticle(markdown),
        plugins: articlePlugins({ onLink: () => openLink(), onToolbar: () => focusToolbar() }),
      });
    const mount = place.current?.firstElementChild;
    if (!(mount instanceof HTMLElement)) return undefined;
    const created = new EditorView(
      { mount },
      {
        state: open(readLatest()),
        attributes: () => latestAttributes(),
        handleDOMEvents: { paste: pasteArticle, drop: dropOnArticle },
        dispatchTransaction(transaction) {
          const next = created.state.apply(transaction);
          created.updateState(next);
          setState(next);
          if (transaction.docChanged) change(writeArticle(next.doc));
        },
      },
    );
    view.current = created;
    setState(created.state);
    return () => {
      view.current = null;
      created.destroy();
    };
  }, []);

  useEffect(() => {
    const at = written.current.indexOf(value);
    if (at >= 0) written.current.splice(0, at + 1);
    else if (view.current && writeArticle(view.current.state.doc) !== value) replaceText(view.current, value);
    if (view.current) setState(view.current.state);
  }, [value]);

  return {
    place,
    state,
    run: (command: Command) => {
      if (!view.current) return;
      command(view.current.state, view.current.dispatch, view.current);
      view.current.focus();
    },
  };
}

/** Shows another text: what somebody else has written, or an earlier version. */
function replaceText(view: EditorView, markdown: string): void {
  view.updateState(EditorState.create({ doc: readArticle(markdown), plugins: view.state.plugins }));
}
