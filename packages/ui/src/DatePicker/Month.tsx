import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import { arrowLeft, arrowRight } from '../Icon/icons.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { writeDay } from './days.ts';
import * as css from './Month.css.ts';

interface MonthProps {
  /** Days with a dot below their number, as ISO 8601. */
  markedDays?: ReadonlySet<string>;
}

/** A calendar month with previous and next buttons. */
export function Month({ markedDays }: MonthProps) {
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={iconButton()}>
          <Icon of={arrowLeft} />
        </Button>
        <Heading className={css.name} />
        <Button slot="next" className={iconButton()}>
          <Icon of={arrowRight} />
        </Button>
      </div>
      <CalendarGrid className={css.grid}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={css.day} data-marked={markedDays?.has(writeDay(date)) || undefined} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
