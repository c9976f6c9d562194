-- Who may join a private channel of Realtime. Which tables Realtime follows is said with each table.

create policy "Admins listen on admin channels"
on realtime.messages for select to authenticated
using ((select realtime.topic()) like 'admin:%' and (select public.is_admin()));

create policy "Admins speak on admin channels"
on realtime.messages for insert to authenticated
with check ((select realtime.topic()) like 'admin:%' and (select public.is_admin()));
