import { useLocale } from 'react-aria-components/I18nProvider';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { DateText, type DateTextProps } from '../DateText/DateText.tsx';
import { isoOf, writeDate } from '../DateText/writeDate.ts';
import { figure } from '../Figure/Figure.css.ts';
import { relativeTimeFormat } from '../Figure/intl.ts';
import { largestUnit } from './largestUnit.ts';
import { useNow } from './useNow.ts';

export interface RelativeTimeProps extends Pick<DateTextProps, 'value' | 'timeZone' | 'locale'>, ElementProps {
  /**
   * The reference time in milliseconds since 1970. @default the clock; the server does not read it, so the date is shown until
   * hydration
   */
  now?: number;
  /** "3 hours ago" or "3 hr. ago". @default 'long' */
  width?: 'long' | 'short';
}

/** The time from now, such as "3 hours ago"; the exact time is a tooltip. */
export function RelativeTime({ value, now, timeZone = 'UTC', locale, width = 'long', ...element }: RelativeTimeProps) {
  requireProps('RelativeTime', { value });
  const at = isoOf(value);
  const around = useLocale().locale;
  const seenFrom = useNow(now);
  const chosen = locale ?? around;
  const moment = writeDate(at, at.includes('T') ? 'moment' : 'day', timeZone, chosen);
  if (seenFrom === undefined || moment === undefined)
    return <DateText {...pickElementProps(element)} value={at} timeZone={timeZone} locale={locale} />;
  const { count, unit } = largestUnit((Date.parse(at) - seenFrom) / 1000);
  return (
    <time {...pickElementProps(element)} className={figure()} dir="auto" dateTime={at} title={moment}>
      {relativeTimeFormat(chosen, { style: width, numeric: 'auto' }).format(count, unit)}
    </time>
  );
}
