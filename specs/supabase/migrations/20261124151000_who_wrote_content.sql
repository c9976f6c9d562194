-- Whoever is signed in is who wrote a row, whatever their request says.

create function public.stamp_author()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_by = coalesce(auth.uid(), new.updated_by);
  return new;
end;
$$;

comment on function public.stamp_author is 'Writes who is signed in into updated_by; without a person, as with the service key, the given one stays.';
revoke all on function public.stamp_author from public, anon, authenticated;

create trigger blog_posts_author before insert on public.blog_posts for each row execute function public.stamp_author();
create trigger component_config_author before insert on public.component_config for each row execute function public.stamp_author();
create trigger cta_config_author before insert on public.cta_config for each row execute function public.stamp_author();
create trigger media_library_author before insert on public.media_library for each row execute function public.stamp_author();
create trigger navigation_menu_author before insert on public.navigation_menu for each row execute function public.stamp_author();
create trigger page_content_author before insert on public.page_content for each row execute function public.stamp_author();
create trigger seo_config_author before insert on public.seo_config for each row execute function public.stamp_author();
create trigger theme_config_author before insert on public.theme_config for each row execute function public.stamp_author();
create trigger content_drafts_author before insert or update on public.content_drafts
  for each row execute function public.stamp_author();
