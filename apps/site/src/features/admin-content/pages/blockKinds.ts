import * as t from '@duneline/specs/messages/admin-content';
import type { PageBlock } from '../../../lib/page-content/pageBlocks.ts';

export type BlockKind = PageBlock['kind'];

/** The kinds of blocks for people, in the order in which they are offered. */
export const blockNames: Readonly<Record<BlockKind, string>> = {
  heading: t.blockHeading,
  paragraph: t.blockParagraph,
  note: t.blockNote,
  list: t.blockList,
  link: t.blockLink,
};

/** A new block of a kind. */
export function newBlock(kind: BlockKind): PageBlock {
  if (kind === 'list') return { kind, items: [''] };
  return kind === 'link' ? { kind, text: '', target: '/' } : { kind, text: '' };
}

/** The words of a block. */
export function textsOf(block: PageBlock): readonly string[] {
  return block.kind === 'list' ? block.items : [block.text];
}
