import * as t from '@duneline/specs/messages/affiliate-notices';
import { toast } from '@duneline/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { followRows } from '../../../lib/query/followRows.ts';
import { useAffiliate } from '../readAffiliate.ts';
import { noticeOfPayout, noticeOfReferral, noticeOfReply, noticeOfSale, type Notice } from './noticesOf.ts';
import { usePreferences } from './preferences.ts';

/**
 * Shows a toast for each sign-up, sale, payout and reply that the affiliate's preferences allow, with a button that opens its page.
 * @param ticketIds the person's own tickets, as admins may read the replies to all
 */
export function useNotices(ticketIds: string): void {
  const { data: affiliate } = useAffiliate();
  const { data: preferences } = usePreferences();
  const own = affiliate?.id;
  const { notify_sales: sales, notify_payouts: payouts, notify_tickets: tickets } = preferences ?? {};
  const navigate = useNavigate();
  const show = useEffectEvent(({ message, address }: Notice) => {
    toast({ ...message, action: { label: t.show, onPress: () => void navigate(address) } });
  });

  useEffect(() => {
    if (!sales || own === undefined) return undefined;
    const stops = [
      followRows({
        table: 'affiliate_referrals',
        event: 'INSERT',
        onRow: (row) => row.affiliate_id === own && row.is_new && show(noticeOfReferral(row)),
      }),
      followRows({
        table: 'affiliate_commissions',
        event: 'INSERT',
        onRow: (row) => row.affiliate_id === own && show(noticeOfSale(row)),
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
        if (notice) show(notice);
      },
    });
  }, [payouts, own]);

  useEffect(() => {
    if (!tickets || ticketIds === '') return undefined;
    return followRows({
      table: 'ticket_replies',
      event: 'INSERT',
      onRow: (row) => row.is_staff && ticketIds.includes(row.ticket_id) && show(noticeOfReply(row)),
    });
  }, [tickets, ticketIds]);
}
