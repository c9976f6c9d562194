-- The id of a seeded row follows from its name. For the files after this one, which run in the same session.
create function pg_temp.seed_id(thing text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(thing) placing '4' from 13) placing 'a' from 17)::uuid;
$$;
