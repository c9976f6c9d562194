import type { PGlite } from '@electric-sql/pglite';
import type { Catalog, CatalogFunction, CatalogTable, CatalogTrigger } from './catalog.ts';

const tablesQuery = `
select coalesce(json_agg(t order by t.name), '[]') as value from (
  select s.nspname as schema, c.relname as name, obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity as "hasRowSecurity",
    c.relreplident as "replicaIdentity",
    exists (select 1 from pg_publication_tables p where p.pubname = 'supabase_realtime' and p.schemaname = s.nspname and p.tablename = c.relname) as "isPublished",
    exists (select 1 from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
      where p.pubname = 'supabase_realtime' and r.prrelid = c.oid and (r.prqual is not null or r.prattrs is not null)) as "isPublishedInPart",
    (select json_agg(json_build_object(
        'name', a.attname, 'type', ty.typname, 'typeKind', coalesce(el.typtype, ty.typtype),
        'typeText', format_type(a.atttypid, a.atttypmod), 'modifier', a.atttypmod,
        'isNullable', not a.attnotnull, 'identity', a.attidentity, 'generated', a.attgenerated,
        'expression', pg_get_expr(d.adbin, d.adrelid),
        'sequence', (select json_build_object('start', q.seqstart, 'increment', q.seqincrement)
          from pg_depend p join pg_sequence q on q.seqrelid = p.objid
          where p.classid = 'pg_class'::regclass and p.refobjid = c.oid and p.refobjsubid = a.attnum)
      ) order by a.attnum)
      from pg_attribute a join pg_type ty on ty.oid = a.atttypid
      left join pg_type el on el.oid = ty.typelem and ty.typcategory = 'A'
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', k.conname, 'kind', k.contype, 'rank', (select count(*) from pg_constraint o where o.contype = 'f' and o.oid <= k.oid),
        'columns', (select json_agg(a.attname order by n.i) from unnest(k.conkey) with ordinality n(num, i) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num),
        'expression', pg_get_expr(k.conbin, k.conrelid),
        'references', case when k.contype = 'f' then json_build_object(
          'schema', fs.nspname, 'table', f.relname,
          'columns', (select json_agg(a.attname order by n.i) from unnest(k.confkey) with ordinality n(num, i) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num)
        ) end,
        'onDelete', k.confdeltype, 'onUpdate', k.confupdtype, 'isDeferrable', k.condeferrable
      ) order by k.conname), '[]')
      from pg_constraint k left join pg_class f on f.oid = k.confrelid left join pg_namespace fs on fs.oid = f.relnamespace
      where k.conrelid = c.oid and k.contype not in ('n', 't')) as constraints,
    (select coalesce(json_agg(json_build_object(
        'name', ic.relname, 'oid', ic.oid::int4, 'isUnique', i.indisunique, 'method', am.amname,
        'columns', (select json_agg(a.attname order by n.i) from unnest(i.indkey::int2[]) with ordinality n(num, i) left join pg_attribute a on a.attrelid = c.oid and a.attnum = n.num and n.num > 0 where n.i <= i.indnkeyatts),
        'predicate', pg_get_expr(i.indpred, i.indrelid), 'hasNullsNotDistinct', i.indnullsnotdistinct
      ) order by i.indisprimary desc, ic.relname), '[]')
      from pg_index i join pg_class ic on ic.oid = i.indexrelid join pg_am am on am.oid = ic.relam where i.indrelid = c.oid) as indexes,
    (select coalesce(json_agg(json_build_object(
        'name', p.polname, 'command', p.polcmd, 'isPermissive', p.polpermissive,
        'roles', (select coalesce(json_agg(r.rolname order by r.rolname), '[]') from pg_roles r where r.oid = any (p.polroles)),
        'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)
      ) order by p.oid), '[]')
      from pg_policy p where p.polrelid = c.oid) as policies,
    (select json_object_agg(r.role, (
        select coalesce(json_agg(p.privilege order by p.i), '[]')
        from (values (1, 'select'), (2, 'insert'), (3, 'update'), (4, 'delete')) p(i, privilege)
        where has_table_privilege(r.role, c.oid, p.privilege)))
      from (values ('anon'), ('authenticated'), ('service_role')) r(role)) as grants,
    (select coalesce(json_object_agg(g.role, g.commands), '{}') from (
        select n.role, json_object_agg(n.privilege, n.columns) as commands
        from (
          select r.role, p.privilege, json_agg(a.attname order by a.attnum) as columns
          from (values ('anon'), ('authenticated'), ('service_role')) r(role), (values ('select'), ('insert'), ('update')) p(privilege), pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and not has_table_privilege(r.role, c.oid, p.privilege) and has_column_privilege(r.role, c.oid, a.attnum, p.privilege)
          group by r.role, p.privilege
        ) n group by n.role
      ) g) as "columnGrants"
  from pg_class c join pg_namespace s on s.oid = c.relnamespace
  where c.relkind in ('r', 'p')
    and (s.nspname = 'public' or (s.nspname, c.relname) in (('storage', 'buckets'), ('storage', 'objects'), ('realtime', 'messages')))
) t`;

const triggersQuery = `
select coalesce(json_agg(json_build_object(
  'name', t.tgname, 'schema', s.nspname, 'table', c.relname, 'definition', pg_get_triggerdef(t.oid), 'isEnabled', t.tgenabled = 'O',
  'function', json_build_object('schema', fs.nspname, 'name', f.proname, 'source', f.prosrc, 'isSecurityDefiner', f.prosecdef)
) order by t.tgname), '[]') as value
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace s on s.oid = c.relnamespace
  join pg_proc f on f.oid = t.tgfoid join pg_namespace fs on fs.oid = f.pronamespace
where not t.tgisinternal and s.nspname in ('public', 'auth', 'storage', 'realtime')`;

const functionsQuery = `
select coalesce(json_agg(f order by f.schema, f.name), '[]') as value from (
  select p.oid::int4 as oid, s.nspname as schema, p.proname as name, l.lanname as language,
    case when p.prosqlbody is null then p.prosrc else pg_get_function_sqlbody(p.oid) end as source, p.prosqlbody is not null as "isAtomic",
    pg_get_function_arguments(p.oid) as "argumentText", pg_get_function_result(p.oid) as "resultText",
    (select coalesce(json_agg(json_build_object(
        'name', coalesce(p.proargnames[n.i], ''), 'type', ty.typname, 'default', pg_get_function_arg_default(p.oid, n.i::int4),
        'isTable', coalesce(p.proargmodes[n.i], 'i') in ('t', 'o')
      ) order by n.i), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality n(type, i) join pg_type ty on ty.oid = n.type) as args,
    rt.typname as returns, rt.typtype as "returnsKind", p.proretset as "isSet", p.proisstrict as "isStrict",
    p.provolatile as volatility, p.prosecdef as "isSecurityDefiner", p.proconfig as settings,
    (select coalesce(json_agg(r.role order by r.i), '[]') from (values (1, 'anon'), (2, 'authenticated'), (3, 'service_role')) r(i, role)
      where has_function_privilege(r.role, p.oid, 'execute')) as grants
  from pg_proc p join pg_namespace s on s.oid = p.pronamespace join pg_language l on l.oid = p.prolang join pg_type rt on rt.oid = p.prorettype
  where s.nspname not in ('pg_catalog', 'information_schema', 'auth', 'extensions', 'storage', 'realtime', 'vault', 'graphql_public', 'cron') and not starts_with(s.nspname, 'pg_temp_')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
) f`;

const enumsQuery = `
select coalesce(json_object_agg(e.name, e.labels order by e.name), '{}') as value from (
  select t.typname as name, json_agg(l.enumlabel order by l.enumsortorder) as labels
  from pg_type t join pg_enum l on l.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname
) e`;

const othersQuery = `
select coalesce(json_agg(o order by o.name), '[]') as value from (
  select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table' else 'composite type' end as kind, relname as name
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'c')
    and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
  union all
  select 'domain', typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd'
) o`;

const jobsQuery = `
select coalesce(json_agg(json_build_object('name', jobname, 'schedule', schedule, 'command', command) order by jobname), '[]') as value
from cron.job`;

async function readValue<Value>(db: PGlite, query: string): Promise<Value> {
  const { rows } = await db.query<{ value: Value }>(query);
  const first = rows[0];
  if (first === undefined) throw new Error(`The catalog query gave no row: ${query.slice(0, 80)}`);
  return first.value;
}

/** Reads the catalog. Names outside `pg_catalog` in expressions are qualified. */
export async function readCatalog(db: PGlite): Promise<Catalog> {
  await db.exec(`set search_path = ''`);
  const bare = await readValue<Omit<CatalogTable, 'triggers'>[]>(db, tablesQuery);
  const triggers = await readValue<CatalogTrigger[]>(db, triggersQuery);
  const functions = await readValue<CatalogFunction[]>(db, functionsQuery);
  const enums = await readValue<Record<string, string[]>>(db, enumsQuery);
  const others = await readValue<Catalog['others']>(db, othersQuery);
  const jobs = await readValue<Catalog['jobs']>(db, jobsQuery);
  const all = bare.map((table) => ({
    ...table,
    triggers: triggers.filter((trigger) => trigger.schema === table.schema && trigger.table === table.name),
  }));
  const ofUsers = triggers.filter(({ schema, table }) => schema === 'auth' && table === 'users');
  const strange = triggers
    .filter((trigger) => !ofUsers.includes(trigger))
    .filter(({ schema, table }) => !all.some((known) => known.schema === schema && known.name === table));
  return {
    tables: all.filter((table) => table.schema === 'public'),
    platform: all.filter((table) => table.schema !== 'public'),
    userTriggers: ofUsers,
    functions,
    enums,
    jobs,
    others: [...others, ...strange.map(({ schema, table, name }) => ({ kind: 'trigger', name: `${schema}.${table}.${name}` }))],
  };
}
