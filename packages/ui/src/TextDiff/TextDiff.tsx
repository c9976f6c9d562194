import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { diffWords } from './diffWords.ts';
import * as css from './TextDiff.css.ts';

export interface TextDiffProps extends ElementProps<HTMLSpanElement> {
  before: string;
  after: string;
  /** Both texts in one, or one of them, for two columns. @default 'both' */
  shows?: 'both' | 'before' | 'after';
  /** BCP 47 tag of the texts' language, which decides what a word is. @default that of the browser */
  locale?: string;
}

/** Two versions of a text, with the words that were removed and added. */
export function TextDiff({ before, after, shows = 'both', locale, ...element }: TextDiffProps) {
  const hidden = { both: null, before: 'added', after: 'removed' }[shows];
  return (
    <span {...pickElementProps(element)} className={css.text}>
      {diffWords(before, after, locale)
        .filter(({ kind }) => kind !== hidden)
        .map(({ kind, text }, index) => {
          // oxlint-disable react/no-array-index-key -- a part has no other name than its place
          if (kind === 'same') return <span key={index}>{text}</span>;
          if (kind === 'removed')
            return (
              <del key={index} className={css.removed}>
                {text}
              </del>
            );
          return (
            <ins key={index} className={css.added}>
              {text}
            </ins>
          );
        })}
    </span>
  );
}
