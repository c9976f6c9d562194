-- Drafts of what is live already, the versions that came before, and the audit log (decisions.md, admin console).

create table public.content_drafts (
  table_name text not null,
  row_id uuid not null,
  base_version integer not null,
  changes jsonb not null,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (table_name, row_id),
  constraint content_drafts_table_known check (
    table_name in (
      'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config'
    )
  ),
  constraint content_drafts_base_version_positive check (base_version > 0),
  constraint content_drafts_changes_is_an_object check (jsonb_typeof(changes) = 'object')
);

create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null,
  constraint content_versions_version_positive check (version > 0),
  constraint content_versions_snapshot_is_an_object check (jsonb_typeof(snapshot) = 'object')
);

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor uuid references public.profiles (id) on delete set null,
  actor_role text not null,
  action text not null,
  table_name text not null,
  row_id uuid not null,
  before jsonb,
  after jsonb,
  happened_at timestamptz not null default now(),
  constraint audit_log_action_known check (action in ('insert', 'update', 'delete')),
  constraint audit_log_shows_the_change check (
    (before is not null or action = 'insert') and (after is not null or action = 'delete')
  )
);

comment on table public.content_drafts is 'Changes that are not published yet to a row that is. publish_content applies and removes them. A row that was never published is its own draft.';
comment on column public.content_drafts.base_version is 'Version of the row that the editor started from.';
comment on column public.content_drafts.changes is 'Column name → new value, for the columns that differ.';
comment on table public.content_versions is 'Every earlier version of a content row. The present one is the row itself.';
comment on column public.content_versions.snapshot is 'The whole row as it was.';
comment on column public.content_versions.made_by is 'Who made that version, at made_at.';
comment on table public.audit_log is 'Who changed what, written by triggers; migrations and seeds leave no trace here.';
comment on column public.audit_log.actor is 'Empty where no person was signed in, as with the service key, or the person has since been deleted.';

create index content_drafts_age on public.content_drafts (updated_at);
create index content_versions_of_a_row on public.content_versions (table_name, row_id, version);
create index audit_log_of_a_row on public.audit_log (table_name, row_id);
create index audit_log_newest on public.audit_log (happened_at);

create trigger content_drafts_touch before update on public.content_drafts for each row execute function public.touch_updated_at();

-- The two functions below run as their owner: the person who makes the change may not write what they write.
create function public.keep_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.content_versions (table_name, row_id, version, snapshot, made_by, made_at)
  values (
    tg_table_name, old.id, old.version, to_jsonb(old),
    (select profiles.id from public.profiles where profiles.id = old.updated_by),
    old.updated_at
  );
  if tg_op = 'DELETE' then
    delete from public.content_drafts where table_name = tg_table_name and row_id = old.id;
  end if;
  return null;
end;
$$;

create function public.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.role() is null then
    return null;
  end if;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = auth.uid()),
    auth.role(),
    lower(tg_op),
    tg_table_name,
    case when tg_op = 'DELETE' then old.id else new.id end,
    case when tg_op = 'INSERT' then null else to_jsonb(old) end,
    case when tg_op = 'DELETE' then null else to_jsonb(new) end
  );
  return null;
end;
$$;

create trigger blog_posts_versions after update or delete on public.blog_posts for each row execute function public.keep_version();
create trigger component_config_versions after update or delete on public.component_config for each row execute function public.keep_version();
create trigger cta_config_versions after update or delete on public.cta_config for each row execute function public.keep_version();
create trigger media_library_versions after update or delete on public.media_library for each row execute function public.keep_version();
create trigger navigation_menu_versions after update or delete on public.navigation_menu for each row execute function public.keep_version();
create trigger page_content_versions after update or delete on public.page_content for each row execute function public.keep_version();
create trigger seo_config_versions after update or delete on public.seo_config for each row execute function public.keep_version();
create trigger theme_config_versions after update or delete on public.theme_config for each row execute function public.keep_version();

create trigger blog_categories_audit after insert or update or delete on public.blog_categories for each row execute function public.write_audit_log();
create trigger blog_posts_audit after insert or update or delete on public.blog_posts for each row execute function public.write_audit_log();
create trigger component_config_audit after insert or update or delete on public.component_config for each row execute function public.write_audit_log();
create trigger cta_config_audit after insert or update or delete on public.cta_config for each row execute function public.write_audit_log();
create trigger media_library_audit after insert or update or delete on public.media_library for each row execute function public.write_audit_log();
create trigger navigation_menu_audit after insert or update or delete on public.navigation_menu for each row execute function public.write_audit_log();
create trigger page_content_audit after insert or update or delete on public.page_content for each row execute function public.write_audit_log();
create trigger seo_config_audit after insert or update or delete on public.seo_config for each row execute function public.write_audit_log();
create trigger theme_config_audit after insert or update or delete on public.theme_config for each row execute function public.write_audit_log();
create trigger user_roles_audit after insert or update or delete on public.user_roles for each row execute function public.write_audit_log();

alter table public.content_drafts enable row level security;
alter table public.content_versions enable row level security;
alter table public.audit_log enable row level security;

create policy "Admins manage drafts"
on public.content_drafts for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins read earlier versions"
on public.content_versions for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins read the audit log"
on public.audit_log for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.content_drafts, public.content_versions, public.audit_log from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.content_drafts to authenticated, service_role;
grant select on public.content_versions, public.audit_log to authenticated;
-- The service key may add to the history, and nobody may change it.
grant select on public.content_versions, public.audit_log to service_role;

revoke all on function public.keep_version, public.write_audit_log from public, anon, authenticated;
