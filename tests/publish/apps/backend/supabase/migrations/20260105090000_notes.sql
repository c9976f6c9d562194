create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null
);

create table public.notes (
  id bigint generated always as identity primary key,
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.notes enable row level security;

create policy "Everybody reads profiles" on public.profiles for select using (true);
create policy "People rename themselves" on public.profiles for update to authenticated
  using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "Owners and readers of public notes read" on public.notes for select
  using (is_public or (select auth.uid()) = owner_id);
create policy "Owners write" on public.notes for insert to authenticated with check ((select auth.uid()) = owner_id);
create policy "Owners change" on public.notes for update to authenticated using ((select auth.uid()) = owner_id);

create function public.public_notes(_author uuid) returns setof public.notes language sql stable as $$
  select * from public.notes where owner_id = _author and is_public order by id
$$;

create function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, name) values (new.id, coalesce(new.raw_user_meta_data ->> 'name', 'Somebody'));
  return new;
end
$$;
create trigger on_auth_user_created after insert on auth.users for each row execute function public.handle_new_user();

alter publication supabase_realtime add table public.notes;
