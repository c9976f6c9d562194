-- What screens see change without a reload, and who may join a private channel. theme_config is in the publication already.

alter publication supabase_realtime add table public.seo_config, public.navigation_menu, public.page_content, public.cta_config,
  public.component_config, public.media_library, public.tickets, public.ticket_replies;

create policy "Admins listen on admin channels"
on realtime.messages for select to authenticated
using ((select realtime.topic()) like 'admin:%' and (select public.has_role((select auth.uid()), 'admin')));

create policy "Admins speak on admin channels"
on realtime.messages for insert to authenticated
with check ((select realtime.topic()) like 'admin:%' and (select public.has_role((select auth.uid()), 'admin')));
