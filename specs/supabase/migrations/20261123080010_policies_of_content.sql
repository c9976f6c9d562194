-- Policies of the live content, for admins with a second factor, and one for each role and action.

drop policy "Everybody reads the active theme" on public.theme_config;
drop policy "Admins read every theme" on public.theme_config;
drop policy "Admins draft themes" on public.theme_config;
drop policy "Admins edit themes" on public.theme_config;
drop policy "Admins delete drafts" on public.theme_config;

create policy "Visitors read the active theme"
on public.theme_config for select to anon
using (is_active);

create policy "People read the active theme, admins every theme"
on public.theme_config for select to authenticated
using (is_active or (select public.is_admin()));

create policy "Admins draft themes"
on public.theme_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit themes"
on public.theme_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete drafts"
on public.theme_config for delete to authenticated
using (not is_active and (select public.is_admin()));

drop policy "Everybody sees published media" on public.media_library;
drop policy "Admins manage media" on public.media_library;

create policy "Visitors read published media"
on public.media_library for select to anon
using (status = 'published');

create policy "People read published media, admins all"
on public.media_library for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add media"
on public.media_library for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit media"
on public.media_library for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete media"
on public.media_library for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads the published search settings" on public.seo_config;
drop policy "Admins manage search settings" on public.seo_config;

create policy "Visitors read published search settings"
on public.seo_config for select to anon
using (status = 'published');

create policy "People read published search settings, admins all"
on public.seo_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add search settings"
on public.seo_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit search settings"
on public.seo_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete search settings"
on public.seo_config for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads the published navigation" on public.navigation_menu;
drop policy "Admins manage the navigation" on public.navigation_menu;

create policy "Visitors read published navigation links"
on public.navigation_menu for select to anon
using (status = 'published');

create policy "People read published navigation links, admins all"
on public.navigation_menu for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add navigation links"
on public.navigation_menu for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit navigation links"
on public.navigation_menu for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete navigation links"
on public.navigation_menu for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads published texts" on public.page_content;
drop policy "Admins manage texts" on public.page_content;

create policy "Visitors read published texts"
on public.page_content for select to anon
using (status = 'published');

create policy "People read published texts, admins all"
on public.page_content for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add texts"
on public.page_content for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit texts"
on public.page_content for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete texts"
on public.page_content for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads published calls to action" on public.cta_config;
drop policy "Admins manage calls to action" on public.cta_config;

create policy "Visitors read published calls to action"
on public.cta_config for select to anon
using (status = 'published');

create policy "People read published calls to action, admins all"
on public.cta_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add calls to action"
on public.cta_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit calls to action"
on public.cta_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete calls to action"
on public.cta_config for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads published component settings" on public.component_config;
drop policy "Admins manage component settings" on public.component_config;

create policy "Visitors read published component settings"
on public.component_config for select to anon
using (status = 'published');

create policy "People read published component settings, admins all"
on public.component_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add component settings"
on public.component_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit component settings"
on public.component_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete component settings"
on public.component_config for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads the categories" on public.blog_categories;
drop policy "Admins manage categories" on public.blog_categories;

create policy "Everybody reads the categories"
on public.blog_categories for select to anon, authenticated
using (true);

create policy "Admins add categories"
on public.blog_categories for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit categories"
on public.blog_categories for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete categories"
on public.blog_categories for delete to authenticated
using ((select public.is_admin()));

drop policy "Everybody reads published articles" on public.blog_posts;
drop policy "Admins manage articles" on public.blog_posts;

create policy "Visitors read published articles"
on public.blog_posts for select to anon
using (status = 'published' and published_at <= now());

create policy "People read published articles, admins all"
on public.blog_posts for select to authenticated
using ((status = 'published' and published_at <= now()) or (select public.is_admin()));

create policy "Admins add articles"
on public.blog_posts for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit articles"
on public.blog_posts for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete articles"
on public.blog_posts for delete to authenticated
using ((select public.is_admin()));

drop policy "Admins manage drafts" on public.content_drafts;

create policy "Admins manage drafts"
on public.content_drafts for all to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

drop policy "Admins read earlier versions" on public.content_versions;

create policy "Admins read earlier versions"
on public.content_versions for select to authenticated
using ((select public.is_admin()));

drop policy "Admins read the audit log" on public.audit_log;

create policy "Admins read the audit log"
on public.audit_log for select to authenticated
using ((select public.is_admin()));
