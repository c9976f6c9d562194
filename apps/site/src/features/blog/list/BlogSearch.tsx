import * as t from '@duneline/specs/messages/blog';
import { Button, SearchField } from '@duneline/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useHref } from 'react-router-dom';
import * as css from './BlogList.css.ts';

interface BlogSearchProps {
  /** The search in the URL. */
  readonly words: string;
  /** Called on every keystroke. */
  readonly onSearch: (words: string) => void;
}

/** A search form that navigates to the URL of its search, with and without scripts. */
export function BlogSearch({ words, onSearch }: BlogSearchProps) {
  const [text, setText] = useState(words);
  const said = useRef(words);
  useEffect(() => {
    if (words === said.current) return;
    said.current = words; // the URL changed by back, forward or a link
    setText(words);
  }, [words]);
  const change = (value: string) => {
    setText(value);
    said.current = value.trim();
    onSearch(said.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(text);
  };
  return (
    <search>
      <form action={useHref('/blog')} method="get" className={css.search} onSubmit={submit}>
        <SearchField
          name="q"
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          clearLabel={t.searchClear}
          maxLength={80}
          value={text}
          onChange={change}
        />
        <Button type="submit" variant="secondary">
          {t.searchSubmit}
        </Button>
      </form>
    </search>
  );
}
