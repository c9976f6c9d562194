import { useLocale } from 'react-aria-components/I18nProvider';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import { figure } from '../Figure/Figure.css.ts';
import { isoOf, writeDate, type DateForm } from './writeDate.ts';

export interface DateTextProps extends ElementProps {
  /** A time, or an ISO 8601 day or time: `2026-11-21`, `2026-11-21T16:05:00Z`. */
  value: string | Date;
  /** @default 'day' */
  form?: DateForm;
  /** IANA time zone for times, the same for every visitor; days have none. @default 'UTC' */
  timeZone?: string;
  /** BCP 47 tag. @default the locale of the I18nProvider, or of the browser */
  locale?: string;
}

/** A day or time formatted in the reader's language, in a `<time>` element. An invalid date is shown unchanged. */
export function DateText({ value, form = 'day', timeZone = 'UTC', locale, ...element }: DateTextProps) {
  const around = useLocale().locale;
  requireProps('DateText', { value });
  const at = isoOf(value);
  const text = writeDate(at, form, timeZone, locale ?? around);
  warnOnce(text === undefined, 'DateText got what is no ISO 8601 date. Write one such as 2026-11-21.', at);
  if (text === undefined) return at;
  return (
    <time {...pickElementProps(element)} className={figure()} dir="auto" dateTime={at}>
      {text}
    </time>
  );
}
