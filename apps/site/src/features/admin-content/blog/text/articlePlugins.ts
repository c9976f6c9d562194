import { baseKeymap, chainCommands, createParagraphNear, liftEmptyBlock, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { Plugin } from 'prosemirror-state';
import { toggleCode, toggleEm, toggleHeading, toggleList, toggleQuote, toggleStrong } from './articleCommands.ts';
import { articleSchema } from './articleSchema.ts';

export interface ArticleKeys {
  readonly onLink: () => void;
  /** Moves the focus to the toolbar. */
  readonly onToolbar: () => void;
}

const { nodes } = articleSchema;

/** Tab is left to the browser: it leads out of the text. An article has no line breaks inside of a paragraph. */
const enter = chainCommands(splitListItem(nodes.item), createParagraphNear, liftEmptyBlock, splitBlock);

/** History, keys, and what is typed at the start of a line as in Markdown. */
export function articlePlugins({ onLink, onToolbar }: ArticleKeys): Plugin[] {
  const call = (act: () => void) => () => {
    act();
    return true;
  };
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,3}) $/, nodes.heading, ([, marks = '']) => ({ level: marks.length })),
        textblockTypeInputRule(/^> $/, nodes.quote),
        wrappingInputRule(/^- $/, nodes.list, { isOrdered: false }),
        wrappingInputRule(/^1\. $/, nodes.list, { isOrdered: true }),
      ],
    }),
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEm,
      'Mod-e': toggleCode,
      'Mod-k': call(onLink),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Shift-7': toggleList(true),
      'Mod-Shift-8': toggleList(false),
      'Mod-Shift-9': toggleQuote,
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      Enter: enter,
      'Shift-Enter': enter,
      'Alt-F10': call(onToolbar),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
