// Generated from specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

// Tables, policies, checks and functions as values.

import type { FunctionSpec, TableSpec } from '../contract.ts';

export const enums = {
  app_role: ['admin'],
  funnel_stage: ['landing', 'pricing', 'checkout', 'success'],
  profile_kind: ['affiliate', 'trader'],
} satisfies Readonly<Record<string, readonly string[]>>;

export const tables = {
  funnel_events: {
    name: 'funnel_events',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: true },
      { name: 'session_id', type: 'text', isNullable: false },
      { name: 'stage', type: 'funnel_stage', isNullable: false },
      { name: 'completed', type: 'bool', isNullable: false },
      { name: 'time_spent', type: 'int4', isNullable: true },
      { name: 'exit_reason', type: 'text', isNullable: true },
      { name: 'metadata', type: 'jsonb', isNullable: false, defaultValue: () => ({}) },
      { name: 'received_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'funnel_events_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'funnel_events_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
      },
    ],
    checks: [
      // check (jsonb_typeof(metadata) = 'object'::text)
      {
        name: 'funnel_events_metadata_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.metadata), 'object'),
      },
      // check ((length(session_id) >= 1) AND (length(session_id) <= 128))
      {
        name: 'funnel_events_session_id_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.session_id), 1),
          () => sql.op('<=', sql.call('length', row.session_id), 128),
        ),
      },
      // check (time_spent >= 0)
      { name: 'funnel_events_time_spent_not_negative', test: (sql, row) => sql.op('>=', row.time_spent, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins read the funnel',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  profiles: {
    name: 'profiles',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false },
      { name: 'display_name', type: 'text', isNullable: false },
      { name: 'kind', type: 'profile_kind', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'profiles_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'profiles_id_fkey',
        columns: ['id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
      },
    ],
    checks: [
      // check ((length(display_name) >= 1) AND (length(display_name) <= 80))
      {
        name: 'profiles_display_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.display_name), 1),
          () => sql.op('<=', sql.call('length', row.display_name), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (id = (select auth.uid()))
      {
        name: 'People read their own profile',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
      },
      // using ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins read every profile',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // with check (id = (select auth.uid()))
      {
        name: 'People create their own profile',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
      },
      // using (id = (select auth.uid())) with check (id = (select auth.uid()))
      {
        name: 'People edit their own profile',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
        check: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
      },
    ],
    grants: { anon: [], authenticated: ['select', 'insert', 'update'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  theme_config: {
    name: 'theme_config',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'is_active', type: 'bool', isNullable: false, defaultValue: () => false },
      { name: 'colors', type: 'jsonb', isNullable: false },
      { name: 'fonts', type: 'jsonb', isNullable: false },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'theme_config_pkey', columns: ['id'] },
      { name: 'theme_config_name_key', columns: ['name'] },
      { name: 'theme_config_one_active', columns: ['is_active'], where: (_sql, row) => row.is_active },
    ],
    foreignKeys: [],
    checks: [
      // check public.is_palette((colors -> 'dark'::text))
      {
        name: 'theme_config_dark_palette',
        test: (sql, row) => sql.call('public.is_palette', sql.op('->', row.colors, 'dark')),
      },
      // check COALESCE((((length((fonts ->> 'heading'::text)) >= 1) AND (length((fonts ->> 'heading'::text)) <= 80)) AND
      //   ((length((fonts ->> 'body'::text)) >= 1) AND (length((fonts ->> 'body'::text)) <= 80))), false)
      {
        name: 'theme_config_font_families',
        test: (sql, row) => (
          sql.and(
            () => sql.op('>=', sql.call('length', sql.op('->>', row.fonts, 'heading')), 1),
            () => sql.op('<=', sql.call('length', sql.op('->>', row.fonts, 'heading')), 80),
            () => sql.op('>=', sql.call('length', sql.op('->>', row.fonts, 'body')), 1),
            () => sql.op('<=', sql.call('length', sql.op('->>', row.fonts, 'body')), 80),
          ) ?? false
        ),
      },
      // check public.is_palette((colors -> 'light'::text))
      {
        name: 'theme_config_light_palette',
        test: (sql, row) => sql.call('public.is_palette', sql.op('->', row.colors, 'light')),
      },
      // check ((length(name) >= 1) AND (length(name) <= 60))
      {
        name: 'theme_config_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 60),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (is_active)
      {
        name: 'Everybody reads the active theme',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: (_sql, row) => row.is_active,
      },
      // using ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins read every theme',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // with check ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins draft themes',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // using ((select public.has_role((select auth.uid()), 'admin'))) with check ((select public.has_role((select auth.uid()),
      //   'admin')))
      {
        name: 'Admins edit themes',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
        check: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // using (not is_active and (select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins delete drafts',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.not(row.is_active),
          () => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
        ),
      },
    ],
    grants: {
      anon: ['select'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    touched: ['updated_at'],
  },
  tracking_events: {
    name: 'tracking_events',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: true },
      { name: 'session_id', type: 'text', isNullable: false },
      { name: 'page_path', type: 'text', isNullable: false },
      { name: 'page_title', type: 'text', isNullable: true },
      { name: 'referrer', type: 'text', isNullable: true },
      { name: 'time_on_page', type: 'int4', isNullable: true },
      { name: 'scroll_depth', type: 'int4', isNullable: true },
      { name: 'interactions', type: 'int4', isNullable: true },
      { name: 'metadata', type: 'jsonb', isNullable: false, defaultValue: () => ({}) },
      { name: 'received_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'tracking_events_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'tracking_events_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
      },
    ],
    checks: [
      // check (interactions >= 0)
      { name: 'tracking_events_interactions_not_negative', test: (sql, row) => sql.op('>=', row.interactions, 0) },
      // check (jsonb_typeof(metadata) = 'object'::text)
      {
        name: 'tracking_events_metadata_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.metadata), 'object'),
      },
      // check (page_path ~~ '/%'::text)
      { name: 'tracking_events_page_path_is_a_path', test: (sql, row) => sql.op('~~', row.page_path, '/%') },
      // check ((scroll_depth >= 0) AND (scroll_depth <= 100))
      {
        name: 'tracking_events_scroll_depth_percent',
        test: (sql, row) => sql.and(() => sql.op('>=', row.scroll_depth, 0), () => sql.op('<=', row.scroll_depth, 100)),
      },
      // check ((length(session_id) >= 1) AND (length(session_id) <= 128))
      {
        name: 'tracking_events_session_id_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.session_id), 1),
          () => sql.op('<=', sql.call('length', row.session_id), 128),
        ),
      },
      // check (time_on_page >= 0)
      { name: 'tracking_events_time_on_page_not_negative', test: (sql, row) => sql.op('>=', row.time_on_page, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins read page views',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  user_roles: {
    name: 'user_roles',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: false },
      { name: 'role', type: 'app_role', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'user_roles_pkey', columns: ['id'] },
      { name: 'user_roles_user_id_role_key', columns: ['user_id', 'role'] },
    ],
    foreignKeys: [
      {
        name: 'user_roles_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
      },
    ],
    checks: [],
    hasRowSecurity: true,
    policies: [
      // using (user_id = (select auth.uid()))
      {
        name: 'People read their own roles',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.user_id, sql.call('auth.uid')),
      },
      // using ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins read every role',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // with check ((select public.has_role((select auth.uid()), 'admin')))
      {
        name: 'Admins grant roles',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
      },
      // using ((select public.has_role((select auth.uid()), 'admin')) and user_id <> (select auth.uid()))
      {
        name: 'Admins revoke the roles of others',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.call('public.has_role', sql.call('auth.uid'), 'admin'),
          () => sql.op('<>', row.user_id, sql.call('auth.uid')),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select', 'insert', 'delete'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
} satisfies Readonly<Record<string, TableSpec>>;

export const functions = {
  // create function public.has_role(_user_id uuid, _role public.app_role)
  // returns boolean
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select exists (
  //     select 1
  //     from public.user_roles
  //     where user_roles.user_id = _user_id
  //       and user_roles.role = _role
  //   );
  // $$
  has_role: {
    name: 'has_role',
    args: [{ name: '_user_id', type: 'uuid', hasDefault: false }, { name: '_role', type: 'app_role', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => sql.rows('user_roles').some(
        (user_roles) => sql.and(
          () => sql.op('=', user_roles.user_id, args._user_id),
          () => sql.op('=', user_roles.role, args._role),
        ) === true
      )
    ),
  },
  // create function public.is_palette(palette jsonb)
  // returns boolean
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select coalesce(
  //     palette ->> 'primary' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'secondary' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'background' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'foreground' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'accent' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'muted' ~ '^#[0-9a-fA-F]{6}$',
  //     false
  //   );
  // $$
  is_palette: {
    name: 'is_palette',
    args: [{ name: 'palette', type: 'jsonb', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => (
      sql.and(
        () => sql.op('~', sql.op('->>', args.palette, 'primary'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'secondary'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'background'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'foreground'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'accent'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'muted'), '^#[0-9a-fA-F]{6}$'),
      ) ?? false
    ),
  },
} satisfies Readonly<Record<string, FunctionSpec>>;
