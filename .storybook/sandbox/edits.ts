import type { Block } from './Block.ts';
import { kinds } from './kinds.ts';

type Blocks = readonly Block[];

const nextId = (blocks: Blocks) => Math.max(-1, ...blocks.map(({ id }) => id)) + 1;

/** Inserts a block after the selected one, or at the end. */
export function added(blocks: Blocks, after: number | null, kind: string, props: Block['props'] = {}): [Blocks, Block] {
  const block = { id: nextId(blocks), kind, props };
  const place = blocks.findIndex(({ id }) => id === after) + 1 || blocks.length;
  return [blocks.toSpliced(place, 0, block), block];
}

export function removed(blocks: Blocks, id: number): Blocks {
  return blocks.filter((block) => block.id !== id);
}

/** Moves a block by a number of places, within the list. */
export function moved(blocks: Blocks, id: number, by: number): Blocks {
  const from = blocks.findIndex((block) => block.id === id);
  const to = from + by;
  const block = blocks[from];
  return block && to >= 0 && to < blocks.length ? blocks.toSpliced(from, 1).toSpliced(to, 0, block) : blocks;
}

/** Sets a field; initial values are omitted. */
export function changed(blocks: Blocks, id: number, name: string, value: string | boolean): Blocks {
  return blocks.map((block) => {
    if (block.id !== id) return block;
    const isInitial = kinds[block.kind]?.fields[name]?.initial === value;
    const props = Object.entries({ ...block.props, [name]: value }).filter(([key]) => key !== name || !isInitial);
    return { ...block, props: Object.fromEntries(props) };
  });
}
