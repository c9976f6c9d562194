import * as t from '@duneline/specs/messages/account';
import type { ReactNode } from 'react';
import { useNotices } from '../features/affiliate-area/notices/useNotices.ts';
import { countUnread, useTickets } from '../features/support/tickets.ts';
import { AppFrame } from '../features/app-frame/AppFrame.tsx';
import { useTableChanges } from '../lib/query/useTableChanges.ts';

const tables = ['tickets'] as const;

interface AffiliateAreaProps {
  /** The address of the area's overview. */
  readonly base: string;
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the affiliate area, with the number of unread tickets and notices of what happens. */
export function AffiliateArea({ base, person, children }: AffiliateAreaProps) {
  useTableChanges(tables); // a reply changes its ticket
  const { data: tickets = [] } = useTickets();
  useNotices(tickets.map(({ id }) => id).join(' '));
  return (
    <AppFrame area="affiliate" title={t.affiliateArea} base={base} counts={{ support: countUnread(tickets) }} person={person}>
      {children}
    </AppFrame>
  );
}
