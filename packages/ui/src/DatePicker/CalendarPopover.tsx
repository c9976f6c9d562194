import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { lastButton } from '../field/field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { calendar } from '../Icon/icons.ts';
import { panel, popover } from '../Popover/Popover.css.ts';
import { layers } from '../theme/layers.ts';

/** The button that opens the calendar; React Aria labels it in the reader's language. */
export function CalendarButton() {
  return (
    <Button className={lastButton}>
      <Icon of={calendar} />
    </Button>
  );
}

/** The popover that contains the calendar of a date field. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover offset={6} className={popover} style={{ zIndex: layers.popover }}>
      <Dialog className={panel}>{children}</Dialog>
    </Popover>
  );
}
