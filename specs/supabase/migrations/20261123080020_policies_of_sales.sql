-- Policies of what visitors leave behind and of what is sold, for admins with a second factor, and one for each role and action.

drop policy "Admins read page views" on public.tracking_events;

create policy "Admins read page views"
on public.tracking_events for select to authenticated
using ((select public.is_admin()));

drop policy "Admins read the funnel" on public.funnel_events;

create policy "Admins read the funnel"
on public.funnel_events for select to authenticated
using ((select public.is_admin()));

drop policy "Admins read the consent log" on public.consent_log;

create policy "Admins read the consent log"
on public.consent_log for select to authenticated
using ((select public.is_admin()));

drop policy "Admins read messages" on public.contact_messages;

create policy "Admins read messages"
on public.contact_messages for select to authenticated
using ((select public.is_admin()));

drop policy "Admins answer messages in their own name" on public.contact_messages;

create policy "Admins answer messages in their own name"
on public.contact_messages for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()) and (answered_by is null or answered_by = (select auth.uid())));

drop policy "Everybody reads add-ons that are for sale" on public.add_ons;
drop policy "Admins read every add-on" on public.add_ons;

create policy "Visitors read add-ons that are for sale"
on public.add_ons for select to anon
using (is_active);

create policy "People read add-ons that are for sale, admins all"
on public.add_ons for select to authenticated
using (is_active or (select public.is_admin()));

drop policy "People read coupons of their own" on public.coupons;
drop policy "Admins read every coupon" on public.coupons;

create policy "People read coupons of their own, admins every coupon"
on public.coupons for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

drop policy "Admins make coupons" on public.coupons;
drop policy "Admins edit coupons" on public.coupons;

create policy "Admins make coupons, but none for themselves"
on public.coupons for insert to authenticated
with check ((select public.is_admin()) and owner_id is distinct from (select auth.uid()));

create policy "Admins edit coupons, but not their own"
on public.coupons for update to authenticated
using ((select public.is_admin()) and owner_id is distinct from (select auth.uid()))
with check ((select public.is_admin()) and owner_id is distinct from (select auth.uid()));

drop policy "People read orders of their own" on public.orders;
drop policy "Admins read every order" on public.orders;

create policy "People read orders of their own, admins every order"
on public.orders for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

drop policy "Traders read accounts of their own" on public.trading_accounts;
drop policy "Admins read every account" on public.trading_accounts;

create policy "Traders read accounts of their own, admins every account"
on public.trading_accounts for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

drop policy "Admins decide payouts" on public.payouts;

create policy "Admins decide the payouts of others"
on public.payouts for update to authenticated
using (
  (select public.is_admin())
  and exists (
    select 1 from public.trading_accounts
    where trading_accounts.id = payouts.account_id and trading_accounts.user_id <> (select auth.uid())
  )
)
with check ((select public.is_admin()));

drop policy "Everybody reads verified payouts" on public.payout_proofs;
drop policy "Admins manage payout proofs" on public.payout_proofs;

create policy "Visitors read verified payout proofs"
on public.payout_proofs for select to anon
using (is_verified);

create policy "People read verified payout proofs, admins all"
on public.payout_proofs for select to authenticated
using (is_verified or (select public.is_admin()));

create policy "Admins add payout proofs"
on public.payout_proofs for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit payout proofs"
on public.payout_proofs for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete payout proofs"
on public.payout_proofs for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads published testimonials" on public.testimonials;
drop policy "Admins manage testimonials" on public.testimonials;

create policy "Visitors read published testimonials"
on public.testimonials for select to anon
using (is_published);

create policy "People read published testimonials, admins all"
on public.testimonials for select to authenticated
using (is_published or (select public.is_admin()));

create policy "Admins add testimonials"
on public.testimonials for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit testimonials"
on public.testimonials for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete testimonials"
on public.testimonials for delete to authenticated
using ((select public.is_admin()));
