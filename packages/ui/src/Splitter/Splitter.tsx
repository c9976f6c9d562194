import { useId, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import type { Labeled } from '../element/Labeled.ts';
import { pickOuterProps } from '../element/pickOuterProps.ts';
import { numberFormat } from '../Figure/intl.ts';
import { paneSize } from './gutter.ts';
import * as css from './Splitter.css.ts';
import { SplitterPane } from './SplitterPane.tsx';
import { useDivider } from './useDivider.ts';

export interface SplitterProps extends ElementProps<HTMLDivElement> {
  /** What the divider changes: "Width of the list". */
  'aria-label'?: string;
  /** Instead of an `aria-label`: the id of the text that names the divider. */
  'aria-labelledby'?: string;
  /** The first pane. */
  start: ReactNode;
  /** The second pane. */
  end: ReactNode;
  /** Accessible name of the first pane: while it can scroll, it is a group and a tab stop. */
  startLabel?: string;
  /** Accessible name of the second pane. */
  endLabel?: string;
  /** Share of the first pane in percent. */
  value?: number;
  /** Also what a double click restores. @default 50 */
  defaultValue?: number;
  /** Called while the divider moves. */
  onChange?: (value: number) => void;
  /** Called when the divider was moved: to store its place. */
  onChangeEnd?: (value: number) => void;
  /** @default 10 */
  minValue?: number;
  /** @default 90 */
  maxValue?: number;
  /** Panes side by side, or stacked in an element that has a height. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
}

/** Two panes that scroll by themselves, with a divider that moves by pointer and keyboard. */
export function Splitter({
  start,
  end,
  startLabel,
  endLabel,
  minValue = 10,
  maxValue = 90,
  ...rest
}: Labeled<SplitterProps, 'aria-label'>) {
  const { orientation = 'horizontal', isDisabled = false, value: given, defaultValue = 50, onChange, onChangeEnd } = rest;
  warnUnknownVariant('Splitter', css.splitter, { orientation });
  const { locale } = useLocale();
  const startId = useId();
  const { value, handlers, endDrag } = useDivider({
    value: given,
    defaultValue,
    onChange,
    onChangeEnd,
    minValue,
    maxValue,
    orientation,
  });
  const movable = {
    ...handlers,
    tabIndex: 0,
    'aria-valuenow': Math.round(value),
    'aria-valuemin': minValue,
    'aria-valuemax': maxValue,
    'aria-valuetext': numberFormat(locale, { style: 'percent' }).format(value / 100),
    'aria-controls': startId,
  };
  return (
    <div {...pickOuterProps(rest)} className={css.splitter({ orientation })}>
      <SplitterPane id={startId} size={paneSize(value)} label={startLabel}>
        {start}
      </SplitterPane>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> is no control
        role="separator"
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
        aria-describedby={rest['aria-describedby']}
        // Of the line itself, which is upright between panes side by side.
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        className={css.divider({ orientation, isDisabled })}
        onLostPointerCapture={endDrag}
        {...(!isDisabled && movable)}
      />
      <SplitterPane label={endLabel}>{end}</SplitterPane>
    </div>
  );
}
