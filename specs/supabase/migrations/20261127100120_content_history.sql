-- What all tables of live content have in common (spec §3, §6): a status, an author, a version that counts changes,
-- drafts of what is live already, the versions that came before, and claims that no text may make. Visitors see published rows; a row
-- that is still a draft has never been published.

create type public.content_status as enum ('draft', 'published');

-- Claims that the firm may not make: nobody is promised a result, and no trade is without risk. They are found as people read them:
-- "risk‑free" with any hyphen, in full width, with Arabic marks or with invisible joiners is one; "not guaranteed" denies it. apps/site
-- has the same in bannedClaims.ts; tests/contract/bannedClaims.contract.test.ts compares the two. From inside out: small letters
-- without marks, quotes, emphasis and invisible characters, where "-" stands for line breaks and whatever else joins words; then
-- without the sentences that deny a claim. "Not only" and "-" deny nothing.
create function public.holds_banned_claim(_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select exists (
    select from (
      select regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  lower(pg_catalog.normalize(_text, 'NFKD')),
                  '[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u0300-\u036f\u0610-\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb]|\\u00[01][0-9a-f]',
                  '', 'g'
                ),
                '\\[bfnrt]|[^ -*,-.0-9:-^`-}،؛؟ء-ي«»\u2018-\u201f\u2039\u203a]|[.](?=[a-zء-ي])',
                '-', 'g'
              ),
              '["''`*\\«»\u2018-\u201f\u2039\u203a]',
              '', 'g'
            ),
            ' +',
            ' ', 'g'
          ),
          '(^|[^a-z])((not|never|nor|neither|cannot|(is|are|was|were|ca|wo|do|does|did)nt|nothing( in trading)? (is|comes)|no (profits?|returns?|results?|payouts?|incomes?|outcomes?|earnings|gains?|rewards?|trades?|trading|investments?|strategy|success)( (is|are|was|were|comes?|can be|will be))?|no such thing as)( (be|been|ever|necessarily|a|an|any|the|promise|offer|sell|provide|give|claim|mean|imply|that|you|it|is|are)){0,4} (guaranteed|risk[ -]?free|(no|without)[ -]risk|can(no)?t lose)|no (guaranteed|risk-free))',
          ';', 'g'
        ),
        '(^|[^ء-ي])[وف]?((غير|ليس|ليست|لا شيء|لن يكون|لن تكون)( ال[ء-ي]+)?|(لا|لا يوجد|لا توجد|ليس هناك|ليست هناك|ما من) (ربح|ارباح|عايد|عوايد|نتيجة|نتايج|دخل|تداول|صفقة)) (ال|ب)?(مضمون|بدون مخاطر|بلا مخاطر)',
        ';', 'g'
      ) as plain
    ) as reading
    where plain ~ '(^|[^a-z])((no|without)[ -]+risk|can[ -]*(no)?t[ -]+lose)'
      or regexp_replace(plain, '[ -]', '', 'g') ~ 'guaranteed|riskfree|مضمون|بدونمخاطر|بلامخاطر'
  );
$$;

comment on function public.holds_banned_claim is 'Whether a text promises a result or denies the risk, in English or Arabic, as people read it; a denial of a claim is none.';
revoke all on function public.holds_banned_claim from public, anon;
grant execute on function public.holds_banned_claim to authenticated, service_role;

-- Whoever is signed in is the author, whatever the request says.
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

-- Each change makes the next version, in the name of whoever is signed in.
create function public.stamp_content()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version = old.version + 1;
  new.updated_by = coalesce(auth.uid(), new.updated_by);
  new.updated_at = now();
  return new;
end;
$$;

revoke all on function public.stamp_content from public, anon, authenticated;

create table public.content_drafts (
  table_name text not null,
  row_id uuid not null,
  base_version integer not null,
  changes jsonb not null,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (table_name, row_id),
  constraint content_drafts_base_version_positive check (base_version > 0),
  constraint content_drafts_changes_is_an_object check (jsonb_typeof(changes) = 'object'),
  constraint content_drafts_table_known check (
    table_name in (
      'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config', 'theme_config'
    )
  ),
  constraint content_drafts_changes_length check (length(changes::text) <= 500000),
  constraint content_drafts_revision_positive check (revision > 0)
);

comment on table public.content_drafts is 'Changes that are not published yet to a row that is. publish_content applies and removes them. A row that was never published is its own draft.';
comment on column public.content_drafts.base_version is 'Version of the row that the editor started from.';
comment on column public.content_drafts.changes is 'Column name → new value, for the columns that differ.';
comment on column public.content_drafts.revision is 'Each save is one further than the stored one; a new draft starts anywhere.';

create index content_drafts_age on public.content_drafts (updated_at);
create index content_drafts_of_an_editor on public.content_drafts (updated_by);

create trigger content_drafts_touch before update on public.content_drafts for each row execute function public.touch_updated_at();
create trigger content_drafts_author before insert or update on public.content_drafts
  for each row execute function public.stamp_author();

alter table public.content_drafts enable row level security;

create policy "Admins manage drafts"
on public.content_drafts for all to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

revoke all on public.content_drafts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.content_drafts to authenticated, service_role;

alter publication supabase_realtime add table public.content_drafts;

-- Two editors can have one draft open. Each save names the revision that it started from, so that nobody replaces what they have not
-- seen.
create function public.check_draft_revision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.revision <> old.revision + 1 then
    raise exception 'Somebody else has saved this draft.'
      using errcode = 'PT409',
        detail = format('It is at revision %s; you saved revision %s.', old.revision, new.revision),
        hint = 'Load the draft again, add your changes to it, and save once more.';
  end if;
  return new;
end;
$$;

comment on function public.check_draft_revision is 'Refuses a save that does not start from the stored draft.';
revoke all on function public.check_draft_revision from public, anon, authenticated;

-- Not of updated_by, which a deleted person leaves empty.
create trigger content_drafts_revision before update of table_name, row_id, base_version, changes, revision on public.content_drafts
  for each row execute function public.check_draft_revision();

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

comment on table public.content_versions is 'Every earlier version of a content row. The present one is the row itself.';
comment on column public.content_versions.snapshot is 'The whole row as it was.';
comment on column public.content_versions.made_by is 'Who made that version, at made_at.';

create index content_versions_of_a_row on public.content_versions (table_name, row_id, version);
create index content_versions_of_an_editor on public.content_versions (made_by);

alter table public.content_versions enable row level security;

create policy "Admins read earlier versions"
on public.content_versions for select to authenticated
using ((select public.is_admin()));

revoke all on public.content_versions from public, anon, authenticated, service_role;
grant select on public.content_versions to authenticated, service_role;

-- Runs as its owner: nobody writes the history directly.
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

revoke all on function public.keep_version from public, anon, authenticated;
