-- Policies of the affiliate program, identity checks and tickets, for admins with a second factor. Nobody decides on themselves.

drop policy "Everybody reads the commission tiers" on public.commission_tiers;
drop policy "Admins set the commission tiers" on public.commission_tiers;

create policy "Everybody reads the commission tiers"
on public.commission_tiers for select to anon, authenticated
using (true);

create policy "Admins add commission tiers"
on public.commission_tiers for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit commission tiers"
on public.commission_tiers for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete commission tiers"
on public.commission_tiers for delete to authenticated
using ((select public.is_admin()));

drop policy "Affiliates read their own record" on public.affiliates;
drop policy "Admins read every affiliate" on public.affiliates;

create policy "Affiliates read their own record, admins every affiliate"
on public.affiliates for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

drop policy "Admins decide on affiliates in their own name" on public.affiliates;

create policy "Admins decide on other affiliates in their own name"
on public.affiliates for update to authenticated
using ((select public.is_admin()) and owner_id <> (select auth.uid()))
with check ((select public.is_admin()) and (decided_by is null or decided_by = (select auth.uid())));

drop policy "Affiliates manage their own payout method" on public.affiliate_payout_methods;
drop policy "Admins read payout methods" on public.affiliate_payout_methods;

create policy "Affiliates read their own payout method, admins every method"
on public.affiliate_payout_methods for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

create policy "Affiliates add their own payout method"
on public.affiliate_payout_methods for insert to authenticated
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates change their own payout method"
on public.affiliate_payout_methods for update to authenticated
using (affiliate_id = (select public.own_affiliate_id()))
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates remove their own payout method"
on public.affiliate_payout_methods for delete to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

drop policy "Affiliates read their own links" on public.affiliate_links;
drop policy "Admins read every link" on public.affiliate_links;

create policy "Affiliates read their own links, admins every link"
on public.affiliate_links for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

drop policy "Affiliates read their own clicks" on public.affiliate_clicks;
drop policy "Admins read every click" on public.affiliate_clicks;

create policy "Affiliates read their own clicks, admins every click"
on public.affiliate_clicks for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

drop policy "Affiliates read their own referrals" on public.affiliate_referrals;
drop policy "Admins read every referral" on public.affiliate_referrals;

create policy "Affiliates read their own referrals, admins every referral"
on public.affiliate_referrals for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

drop policy "Affiliates read their own commissions" on public.affiliate_commissions;
drop policy "Admins read every commission" on public.affiliate_commissions;

create policy "Affiliates read their own commissions, admins every one"
on public.affiliate_commissions for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

drop policy "Affiliates read their own payouts" on public.affiliate_payouts;
drop policy "Admins read every affiliate payout" on public.affiliate_payouts;

create policy "Affiliates read their own payouts, admins every payout"
on public.affiliate_payouts for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

drop policy "Admins decide on affiliate payouts in their own name" on public.affiliate_payouts;

create policy "Admins decide the payouts of others in their own name"
on public.affiliate_payouts for update to authenticated
using (
  (select public.is_admin())
  and affiliate_id is distinct from (select public.own_affiliate_id())
  and status in ('requested', 'approved')
)
with check ((select public.is_admin()) and decided_by = (select auth.uid()));

drop policy "People read their own documents" on public.kyc_documents;
drop policy "Admins read every document" on public.kyc_documents;

create policy "People read their own documents, admins every document"
on public.kyc_documents for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

drop policy "Admins review the documents of others in their own name" on public.kyc_documents;

create policy "Admins review the documents of others in their own name"
on public.kyc_documents for update to authenticated
using ((select public.is_admin()) and owner_id <> (select auth.uid()))
with check ((select public.is_admin()) and reviewed_by = (select auth.uid()));

drop policy "People read their own tickets" on public.tickets;
drop policy "Admins read every ticket" on public.tickets;

create policy "People read their own tickets, admins every ticket"
on public.tickets for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

drop policy "People close their own tickets" on public.tickets;
drop policy "Admins change the state of tickets" on public.tickets;

create policy "People close their own tickets, admins change every state"
on public.tickets for update to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()))
with check ((owner_id = (select auth.uid()) and status = 'closed') or (select public.is_admin()));

drop policy "People read the replies to their own tickets" on public.ticket_replies;
drop policy "Admins read every reply" on public.ticket_replies;
drop policy "People reply to their own tickets" on public.ticket_replies;
drop policy "Admins reply to every ticket" on public.ticket_replies;

create policy "People read replies to their own tickets, admins every reply"
on public.ticket_replies for select to authenticated
using (
  (select public.is_admin())
  or exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))
);

create policy "People reply to their own tickets, admins to every ticket"
on public.ticket_replies for insert to authenticated
with check (
  author_id = (select auth.uid())
  and (
    (select public.is_admin())
    or exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))
  )
);
