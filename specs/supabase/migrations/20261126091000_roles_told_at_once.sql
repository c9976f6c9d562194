-- An open console hears when a role is taken (docs/decisions/0044). A deleted row reaches everybody, with nothing but its id.
alter publication supabase_realtime add table public.user_roles;
