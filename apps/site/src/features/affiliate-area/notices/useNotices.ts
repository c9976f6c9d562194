import { toast } from '@duneline/ui';
import { useEffect } from 'react';
import { followRows } from '../../../lib/query/followRows.ts';
import { useAffiliate } from '../readAffiliate.ts';
import { noticeOfPayout, noticeOfReferral, noticeOfReply, noticeOfSale } from './noticesOf.ts';
import { usePreferences } from './preferences.ts';

/**
 * Tells the affiliate of sign-ups, sales, payouts and replies as they happen, as far as their preferences want it.
 * @param ticketIds the person's own tickets, as admins may read the replies to all
 */
export function useNotices(ticketIds: string): void {
  const { data: affiliate } = useAffiliate();
  const { data: preferences } = usePreferences();
  const own = affiliate?.id;
  const { notify_sales: sales, notify_payouts: payouts, notify_tickets: tickets } = preferences ?? {};

  useEffect(() => {
    if (!sales || own === undefined) return undefined;
    const stops = [
      followRows({
        table: 'affiliate_referrals',
        event: 'INSERT',
        onRow: (row) => row.affiliate_id === own && row.is_new && toast(noticeOfReferral(row)),
      }),
      followRows({
        table: 'affiliate_commissions',
        event: 'INSERT',
        onRow: (row) => row.affiliate_id === own && toast(noticeOfSale(row)),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [sales, own]);

  useEffect(() => {
    if (!payouts || own === undefined) return undefined;
    return followRows({
      table: 'affiliate_payouts',
      event: 'UPDATE',
      onRow: (row) => {
        const notice = row.affiliate_id === own ? noticeOfPayout(row) : null;
        if (notice) toast(notice);
      },
    });
  }, [payouts, own]);

  useEffect(() => {
    if (!tickets || ticketIds === '') return undefined;
    return followRows({
      table: 'ticket_replies',
      event: 'INSERT',
      onRow: (row) => row.is_staff && ticketIds.includes(row.ticket_id) && toast(noticeOfReply(row)),
    });
  }, [tickets, ticketIds]);
}
