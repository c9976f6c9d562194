import { useEffect, useRef, useState } from 'react';
import type { FileState } from './FileState.ts';
import type { FileDropWords } from './fileWords.ts';

/** A text for screen readers about added, removed, uploaded or failed files. Upload progress is not announced. */
export function useFileAnnouncements(
  files: readonly File[],
  stateOf: (file: File) => FileState | undefined,
  says: FileDropWords,
) {
  const [news, setNews] = useState('');
  const known = useRef<ReadonlyMap<File, FileState | undefined>>(undefined);
  useEffect(() => {
    const before = known.current;
    const now = new Map(files.map((file) => [file, stateOf(file)]));
    known.current = now;
    if (!before) return;
    const gone = [...before.keys()].filter((file) => !now.has(file));
    const heard = [
      ...gone.map(({ name }) => says.removed(name)),
      ...[...now].flatMap(([file, state]) =>
        before.has(file) ? change(file, state, before.get(file)) : [says.added(file.name)],
      ),
    ];
    if (heard.length > 0) setNews(heard.join(' '));

    function change({ name }: File, state: FileState | undefined, was: FileState | undefined) {
      if (state?.is === was?.is) return [];
      if (state?.is === 'done') return [says.uploaded(name)];
      return state?.is === 'failed' ? [says.failed(name, state.reason)] : [];
    }
  }, [files, stateOf, says]);
  return news;
}
