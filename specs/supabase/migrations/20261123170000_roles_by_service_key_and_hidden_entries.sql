-- Roles are written with the service key only: the edge function admin-users has asked for the second factor again. Admins hide
-- entries of the leaderboard; that, and every change of a payout proof, is in the audit log.

drop policy "Admins grant roles to others" on public.user_roles;
drop policy "Admins revoke the roles of others" on public.user_roles;
revoke insert, delete on public.user_roles from authenticated;

comment on table public.user_roles is 'Roles beyond being signed in. Written with the service key only, by the edge function admin-users or by SQL.';

alter table public.leaderboard_entries add column is_hidden boolean not null default false;
comment on column public.leaderboard_entries.is_hidden is 'Taken off the public leaderboard by an admin.';

drop policy "Everybody reads the leaderboard" on public.leaderboard_entries;

create policy "Visitors read the entries that are shown"
on public.leaderboard_entries for select to anon
using (not is_hidden);

create policy "People read the entries that are shown, admins all"
on public.leaderboard_entries for select to authenticated
using (not is_hidden or (select public.is_admin()));

create policy "Admins hide and show entries"
on public.leaderboard_entries for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

grant update (is_hidden) on public.leaderboard_entries to authenticated;

create trigger leaderboard_entries_audit
after update of is_hidden on public.leaderboard_entries
for each row execute function public.write_audit_log();

create trigger payout_proofs_audit
after insert or update or delete on public.payout_proofs
for each row execute function public.write_audit_log();
