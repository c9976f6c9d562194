import { useEffect, useState } from 'react';
import { openDocument } from './openDocument.ts';
import type { OpenedDocument } from './OpenedDocument.ts';

/** Opens a file for as long as a component shows it. */
export function useOpenedDocument(file: Blob) {
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const closing = new AbortController();
    openDocument(file, closing.signal).then(
      (document) => {
        if (!closing.signal.aborted) setOpened(document);
      },
      (error: unknown) => {
        if (closing.signal.aborted) return;
        console.error('The document cannot be shown.', error);
        setProblem(error);
      },
    );
    return () => closing.abort();
  }, [file, attempt]);
  const retry = () => {
    setOpened(null);
    setProblem(null);
    setAttempt(attempt + 1);
  };
  /** `setProblem` is also for a page that could not be drawn. */
  return { opened, problem, setProblem, retry };
}
