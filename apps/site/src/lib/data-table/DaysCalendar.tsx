import { KitProvider, RangeCalendar, type RangeCalendarProps } from '@duneline/ui';
import { locale } from '../format/locale.ts';

/** A month to choose the first and the last day in, in the page's language. */
export function DaysCalendar(props: RangeCalendarProps) {
  return (
    <KitProvider locale={locale}>
      <RangeCalendar {...props} />
    </KitProvider>
  );
}
