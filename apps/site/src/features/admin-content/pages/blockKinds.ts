import * as t from '@duneline/specs/messages/admin-content';
import type { PageBlock } from '../../../lib/page-content/pageBlocks.ts';

export type BlockKind = PageBlock['kind'];

/** Names of the block kinds, in the order of the menu. */
export const blockNames: Readonly<Record<BlockKind, string>> = {
  heading: t.blockHeading,
  paragraph: t.blockParagraph,
  note: t.blockNote,
  list: t.blockList,
  link: t.blockLink,
  picture: t.blockPicture,
};

/** A new block of a kind. */
export function newBlock(kind: BlockKind): PageBlock {
  if (kind === 'list') return { kind, items: [''] };
  if (kind === 'picture') return { kind, path: '', crop: 'whole' };
  return kind === 'link' ? { kind, text: '', target: '/' } : { kind, text: '' };
}

/** The text of a block; that of a picture is in the library. */
export function textsOf(block: PageBlock): readonly string[] {
  if (block.kind === 'picture') return [];
  return block.kind === 'list' ? block.items : [block.text];
}
