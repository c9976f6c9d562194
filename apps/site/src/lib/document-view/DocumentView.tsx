import * as t from '@duneline/specs/messages/document-view';
import { Alert, IconButton, minus, plus, Skeleton, toast, Toolbar, type IconShape } from '@duneline/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as css from './DocumentView.css.ts';
import { DocumentProblem } from './DocumentProblem.tsx';
import type { DocumentPage, Turn } from './OpenedDocument.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { useOpenedDocument } from './useOpenedDocument.ts';

/** Widths of a page, in widths of the view. */
const zooms = [1, 1.5, 2, 3, 4] as const;
const turnIcon: IconShape = { d: 'M15.5 10A5.5 5.5 0 1 1 10 4.5h4M11.5 2 14 4.5 11.5 7' };
const turnFurther = { 0: 90, 90: 180, 180: 270, 270: 0 } as const satisfies Readonly<Record<Turn, Turn>>;

export interface DocumentViewProps {
  /** The accessible name: "Passport, Kwame Mensah". */
  readonly name: string;
  /** A PDF or a picture; another one needs another `key`. */
  readonly file: Blob;
  /** Called when every page of the file has been drawn. Must keep its identity. */
  readonly onShown: () => void;
}

/**
 * Shows the pages of a PDF or a picture, to enlarge and to turn. Nothing in the file is run.
 * @example <DocumentView name="Passport" file={file} onShown={allowApproval} />
 */
export function DocumentView({ name, file, onShown }: DocumentViewProps) {
  const { opened, problem, setProblem, retry } = useOpenedDocument(file);
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState<Turn>(0);
  const [drawn, setDrawn] = useState<ReadonlySet<DocumentPage>>(new Set());
  const isDrawn = opened?.pages.every((page) => drawn.has(page)) ?? false;
  const isComplete = isDrawn && opened?.count === opened?.pages.length;
  const onDrawn = useCallback((page: DocumentPage) => setDrawn((before) => new Set(before).add(page)), []);
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const onFail = useCallback(
    (page: DocumentPage, error: unknown) => {
      console.error('A page of the document could not be drawn.', error);
      // What is in sight stays there.
      if (latest.current.has(page)) toast({ tone: 'warning', title: t.notRedrawn });
      else setProblem(error);
    },
    [setProblem],
  );
  useEffect(() => {
    if (isComplete) onShown();
  }, [isComplete, onShown]);
  if (problem !== null) return <DocumentProblem problem={problem} onRetry={retry} />;
  if (opened === null) return <Skeleton lines={8} />;
  const { pages, count } = opened;
  const isLargest = step === zooms.length - 1;
  return (
    <div className={css.view}>
      <Toolbar aria-label={t.tools}>
        {/* Not disabled at the ends: that would drop the focus. */}
        <IconButton
          icon={minus}
          aria-label={t.smaller}
          aria-disabled={step === 0}
          onPress={() => setStep(Math.max(0, step - 1))}
        />
        <IconButton
          icon={plus}
          aria-label={t.larger}
          aria-disabled={isLargest}
          onPress={() => setStep(isLargest ? step : step + 1)}
        />
        <IconButton icon={turnIcon} aria-label={t.turn} onPress={() => setTurn(turnFurther[turn])} />
      </Toolbar>
      {count > pages.length && (
        <Alert tone="warning" title={t.more({ shown: pages.length, count })}>
          {t.moreText}
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={css.frame} aria-label={name} aria-busy={!isDrawn} tabIndex={0}>
        {pages.map((page, index) => (
          <PageCanvas
            key={index}
            page={page}
            label={pages.length === 1 ? name : t.pageOf({ name, page: index + 1, count })}
            zoom={zooms[step] ?? 1}
            turn={turn}
            count={pages.length}
            onDrawn={onDrawn}
            onFail={onFail}
          />
        ))}
      </section>
    </div>
  );
}
