import { describe, expect, it } from 'vitest';
import { Store } from './Store.ts';

function open() {
  const store = new Store([
    { schema: 'public', name: 'things', uniques: [{ name: 'things_pkey', columns: ['id'] }], foreignKeys: [] },
  ]);
  return { store, table: store.table('public', 'things') };
}

describe('Store', () => {
  it('undoes everything when a transaction throws, indexes included', () => {
    const { store, table } = open();
    const kept = store.transaction(() => store.insert(table, { id: 'a', n: 1 }));
    store.transaction(() => store.insert(table, { id: 'z', n: 0 }));
    const attempt = () =>
      store.transaction(() => {
        store.replace(table, kept, { id: 'b', n: 2 });
        store.insert(table, { id: 'a', n: 3 });
        store.remove(table, kept);
        throw new Error('no');
      });
    expect(attempt).toThrow('no');
    expect(store.dump()).toEqual({
      'public.things': [
        { id: 'a', n: 1 },
        { id: 'z', n: 0 },
      ],
    });
    expect([...table.find(['id'], ['a'])]).toEqual([kept]);
    expect([...table.find(['id'], ['b'])]).toEqual([]);
    expect(store.version).toBe(2);
  });

  it('shows a statement the rows as they were when it began', () => {
    const { store, table } = open();
    const [first, second] = store.transaction(
      () => [store.insert(table, { id: 'a' }), store.insert(table, { id: 'b' })] as const,
    );
    store.transaction(() => {
      const mark = store.mark();
      store.replace(table, first, { id: 'c' });
      store.remove(table, second);
      store.insert(table, { id: 'd' });
      expect(store.rowsAt(table, mark)).toEqual([{ id: 'a' }, { id: 'b' }]);
      expect(store.rowsAt(table, store.mark())).toEqual([{ id: 'c' }, { id: 'd' }]);
    });
  });

  it('finds no row by NULL', () => {
    const { store, table } = open();
    store.transaction(() => store.insert(table, { id: null }));
    expect([...table.find(['id'], [null])]).toEqual([]);
  });
});
