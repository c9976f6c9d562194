import { useState } from 'react';
import type { Block } from './Block.ts';
import { codeIn, readPage, withCode, writePage } from './address.ts';
import { added, changed, moved, removed } from './edits.ts';
import { kinds, labelOf } from './kinds.ts';

/** State of a composed page, stored in the window's URL; `onCode` is called on each change. */
export function useComposition(initialCode: string, onCode: (code: string) => void) {
  const [page, setPage] = useState(() => readPage(initialCode || codeIn(location.href)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const blocks = 'blocks' in page ? page.blocks : [];
  const block = blocks.find(({ id }) => id === chosen) ?? blocks[0];

  const keep = (next: readonly Block[], said: string) => {
    const code = writePage(next);
    setPage({ blocks: next });
    setNews(said);
    history.replaceState(history.state, '', withCode(location.href, code));
    onCode(code);
  };
  const put = (kind: string, props: Block['props'], said: string) => {
    const [next, fresh] = added(blocks, block?.id ?? null, kind, props);
    setChosen(fresh.id);
    keep(next, `${labelOf(fresh)} ${said} at place ${next.indexOf(fresh) + 1} of ${next.length}.`);
  };

  return {
    page,
    blocks,
    block,
    news,
    choose: setChosen,
    begin: (code: string) => {
      const read = readPage(code);
      if ('blocks' in read) keep(read.blocks, `A page of ${read.blocks.length} blocks.`);
    },
    add: (kind: keyof typeof kinds) => put(kind, {}, 'added'),
    duplicate: ({ kind, props }: Block) => put(kind, props, 'duplicated'),
    remove: (of: Block) => {
      const next = removed(blocks, of.id);
      setChosen(next[Math.min(blocks.indexOf(of), next.length - 1)]?.id ?? null);
      keep(next, `${labelOf(of)} removed. ${next.length} left.`);
    },
    move: (of: Block, by: number) => {
      const next = moved(blocks, of.id, by);
      keep(next, `${labelOf(of)} at place ${next.indexOf(of) + 1} of ${next.length}.`);
    },
    change: (id: number, name: string, value: string | boolean) => keep(changed(blocks, id, name, value), ''),
  };
}

export type Composition = ReturnType<typeof useComposition>;
