import { useEffect, useRef, useState } from 'react';
import type { JudgeReply, JudgeRequest } from './judge.worker.ts';
import type { Answer } from './judgeText.ts';
import type { ReadOptions } from './TradeFile.ts';

export interface JudgedFile {
  readonly file: File;
  /** Differs for every file that is opened, also under the same name. */
  readonly fileId: number;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  /** The last answer, also while the next one is worked out. */
  readonly answer: Answer | null;
}

/** Judges a file in a worker of its own, so that the page stays responsive however large the file is. */
export function useJudgedFile() {
  const [judged, setJudged] = useState<JudgedFile | null>(null);
  const worker = useRef<Worker>(null);
  const asked = useRef(0);
  const fileId = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);

  const ask = (file: File, options: ReadOptions) => {
    asked.current += 1;
    worker.current?.postMessage({ id: asked.current, file, options } satisfies JudgeRequest);
    setJudged((now) => ({
      file,
      fileId: fileId.current,
      isPending: true,
      hasFailed: false,
      answer: now?.fileId === fileId.current ? now.answer : null,
    }));
  };

  const open = (file: File | undefined, options: ReadOptions) => {
    // Whatever the last file still costs is not wanted anymore.
    worker.current?.terminate();
    worker.current = null;
    if (!file) {
      setJudged(null);
      return;
    }
    fileId.current += 1;
    const finish = (answer: Answer | null) =>
      setJudged({ file, fileId: fileId.current, isPending: false, hasFailed: answer === null, answer });
    const next = new Worker(new URL('judge.worker.ts', import.meta.url), { type: 'module' });
    next.addEventListener('message', ({ data: { id, answer } }: MessageEvent<JudgeReply>) => {
      if (id === asked.current) finish(answer);
    });
    next.addEventListener('error', () => finish(null));
    worker.current = next;
    ask(file, options);
  };

  return { judged, open, ask };
}
