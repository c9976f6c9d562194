import { figureNumbers } from '../figures/figureNumbers.ts';
import { plainText, type Block } from '../../../lib/article/Block.ts';

/** The figures of an article's drawing: those of its own figure, otherwise its paragraphs' lengths in words. */
export function ridgeOf(blocks: readonly Block[]): readonly number[] {
  const drawn = blocks.flatMap((block) => (block.kind === 'figure' ? (figureNumbers(block.name) ?? []) : []));
  if (drawn.length > 2) return drawn;
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text).split(/\s+/).length] : []));
}
