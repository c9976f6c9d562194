import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { duneLine } from '../DuneLine/duneLine.ts';
import * as empty from '../EmptyState/EmptyState.css.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './ErrorState.css.ts';

export interface ErrorStateProps extends ElementProps {
  /** What failed: "Your payouts did not load". */
  title: string;
  /** The reason, if known, and whether data was lost. */
  children?: ReactNode;
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  /** A retry is in progress. */
  isPending?: boolean;
  /** @default 'Trying again…' */
  pendingLabel?: string;
  /** An alternative, such as a link to the home page or to support. */
  action?: ReactNode;
  /** An id by which support can find the failure. */
  reference?: string;
  /** @default 'Reference' */
  referenceLabel?: string;
  /** The heading level; with 1 it is a whole page. @default 3 */
  level?: 1 | 2 | 3 | 4;
}

const WIDTH = 240;
const HEIGHT = 24;
/** A ridge that breaks off in the middle. */
const { ridge: there } = duneLine([1, 3, 2.4, 4.6, 3.8, 6], { width: WIDTH * 0.44, height: HEIGHT });
const { ridge: missing } = duneLine(
  [3, 2.2, 2.6, 1.8, 2],
  { x: WIDTH * 0.5, width: WIDTH * 0.5, height: HEIGHT },
  { domain: [0, 6] },
);

/** Replaces content that failed to load: says what happened, what is safe, and what to do. Announced when it appears. */
export function ErrorState(given: ErrorStateProps) {
  const { title, children, onRetry, isPending = false, action, reference, level = 3, ...words } = useTexts('ErrorState', given);
  const { retryLabel = 'Try again', pendingLabel = 'Trying again…', referenceLabel = 'Reference' } = words;
  const Title = `h${level}` as const;
  const isPage = level === 1;
  return (
    <div {...pickElementProps(words)} className={isPage ? empty.page : empty.empty}>
      <svg
        className={`${empty.ridge} ${css.ridge}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.brokenRidge} d={there} vectorEffect="non-scaling-stroke" />
        <path d={missing} vectorEffect="non-scaling-stroke" />
      </svg>
      <div role="alert" className={isPage ? empty.page : empty.empty}>
        <Title className={isPage ? empty.pageTitle : empty.title}>{title}</Title>
        {children && <div className={empty.text}>{children}</div>}
      </div>
      {(onRetry || action) && (
        <div className={css.actions}>
          {onRetry && (
            <Button size={isPage ? 'md' : 'sm'} {...{ isPending, pendingLabel }} onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && (
        <p className={css.reference}>
          {referenceLabel}: <span className={css.code}>{reference}</span>
        </p>
      )}
    </div>
  );
}
