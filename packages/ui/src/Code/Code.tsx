import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Code.css.ts';

export interface CodeProps extends ElementProps {
  /** The code itself; a block keeps its line breaks. */
  children: string;
  /** The accessible name of a block; with it, the code is a block that can be scrolled by keyboard. */
  'aria-label'?: string;
}

/** Text to be typed or read letter by letter: inside a sentence, or with a label as a block. */
export function Code({ children, ...element }: CodeProps) {
  if (element['aria-label'] === undefined)
    return (
      <code {...pickElementProps(element)} className={css.inline} translate="no">
        {children}
      </code>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
    <section {...pickElementProps(element)} className={css.block} tabIndex={0} translate="no">
      <pre className={css.lines}>
        <code>{children}</code>
      </pre>
    </section>
  );
}
