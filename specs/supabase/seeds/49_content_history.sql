-- What the console knows beside the live rows: drafts in the making, the versions before, and who made them.

insert into public.content_drafts (table_name, row_id, base_version, revision, changes, updated_by, updated_at)
values
  (
    'component_config', '7e8ccf5a-c383-4e62-9f17-46a0bee360d5', 1, 2,
    '{"settings": {"text": "Ramadan hours: support answers from 10:00 to 16:00 (UTC+4)", "height": 48, "isDismissible": true}}',
    'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-26T14:10:00Z'
  ),
  (
    'seo_config', '2c62dd50-0fcc-4b6c-9d5e-1f38d05e8784', 1, 1,
    '{"title": "Blog: risk, rules and routine"}',
    'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-27T09:15:00Z'
  );

insert into public.content_versions (id, table_name, row_id, version, snapshot, made_by, made_at)
select pg_temp.seed_id('version ' || cta.id || earlier.version), 'cta_config', cta.id, earlier.version,
  to_jsonb(cta) || jsonb_build_object('label', earlier.label, 'version', earlier.version, 'updated_by', earlier.made_by, 'updated_at', earlier.made_at),
  earlier.made_by, earlier.made_at
from (values
  (1, 'Get started', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01'::uuid, '2026-01-06T08:20:00Z'::timestamptz),
  (2, 'Start your evaluation', 'bec0573f-038c-499b-957d-380bf1224ed1'::uuid, '2026-01-30T10:05:00Z'::timestamptz)
) as earlier (version, label, made_by, made_at)
join public.cta_config cta on cta.slot = 'hero-primary';

insert into public.content_versions (id, table_name, row_id, version, snapshot, made_by, made_at)
select pg_temp.seed_id('version ' || menu.id || 1), 'navigation_menu', menu.id, 1,
  to_jsonb(menu) || jsonb_build_object(
    'links', jsonb_set(menu.links, '{2,label}', '"About"'), 'version', 1, 'updated_at', menu.created_at
  ),
  menu.updated_by, menu.created_at
from public.navigation_menu menu
where menu.place = 'header' and menu.locale = 'en';

insert into public.content_versions (id, table_name, row_id, version, snapshot, made_by, made_at)
select pg_temp.seed_id('version ' || page.id || 1), 'seo_config', page.id, 1,
  to_jsonb(page) || jsonb_build_object('image_path', null, 'version', 1, 'updated_by', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'updated_at', page.created_at),
  '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', page.created_at
from public.seo_config page
where page.version = 2;

insert into public.content_versions (id, table_name, row_id, version, snapshot, made_by, made_at)
select pg_temp.seed_id('version ' || text.id || 1), 'page_content', text.id, 1,
  to_jsonb(text) || jsonb_build_object(
    'body', jsonb_build_array(text.body -> 0, '{"kind": "paragraph", "text": "A team is registered with us before it starts."}'::jsonb),
    'version', 1, 'updated_at', text.created_at
  ),
  text.updated_by, text.created_at
from public.page_content text
where text.page = 'copy-trading' and text.section = 'teams' and text.locale = 'en';

-- Each earlier version was followed by a change: that change is in the log.
insert into public.audit_log (id, actor, actor_role, action, table_name, row_id, before, after, happened_at)
select
  pg_temp.seed_id('change ' || change.row_id || (change.after ->> 'version')),
  (change.after ->> 'updated_by')::uuid, 'authenticated', 'update', change.table_name, change.row_id,
  change.before, change.after, (change.after ->> 'updated_at')::timestamptz
from (
  select earlier.table_name, earlier.row_id, earlier.snapshot as before,
    coalesce(
      (
        select later.snapshot from public.content_versions later
        where later.row_id = earlier.row_id and later.version = earlier.version + 1
      ),
      (select to_jsonb(cta) from public.cta_config cta where cta.id = earlier.row_id),
      (select to_jsonb(menu) from public.navigation_menu menu where menu.id = earlier.row_id),
      (select to_jsonb(page) from public.seo_config page where page.id = earlier.row_id),
      (select to_jsonb(text) from public.page_content text where text.id = earlier.row_id)
    ) as after
  from public.content_versions earlier
) change;

-- A release: the page about teams and the menu that leads there changed together.
insert into public.content_releases (id, name, state, publish_at, published_at, created_by, created_at)
select pg_temp.seed_id('release copy trading'), 'Copy trading for teams', 'live', menu.updated_at, menu.updated_at, menu.updated_by, menu.updated_at
from public.navigation_menu menu
where menu.place = 'header' and menu.locale = 'en';

insert into public.content_release_items (release_id, table_name, row_id, version, draft, published_version)
select pg_temp.seed_id('release copy trading'), earlier.table_name, earlier.row_id, earlier.version, 1, earlier.version + 1
from public.content_versions earlier
where earlier.table_name in ('navigation_menu', 'page_content');

-- One that was planned and failed, because its draft was edited afterwards.
insert into public.content_releases (id, name, state, publish_at, problem, created_by, created_at)
values (
  pg_temp.seed_id('release ramadan hours'), 'Ramadan hours', 'failed', '2026-02-26T16:00:00Z',
  'A draft of this release has changed since it was planned.', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-26T11:30:00Z'
);

insert into public.content_release_items (release_id, table_name, row_id, version, draft)
select pg_temp.seed_id('release ramadan hours'), draft.table_name, draft.row_id, 1, 1
from public.content_drafts draft
where draft.table_name = 'component_config';
