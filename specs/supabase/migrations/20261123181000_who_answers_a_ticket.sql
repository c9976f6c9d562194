-- An admin takes a ticket, or gives it to another admin; whoever has the list open sees it.

alter table public.tickets add column assignee uuid references public.profiles (id) on delete set null;
comment on column public.tickets.assignee is 'The admin who answers it; null while nobody does.';
create index tickets_assignee on public.tickets (assignee);

create function public.assign_ticket(_ticket uuid, _assignee uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an admin assigns tickets' using errcode = '42501';
  end if;
  if _assignee is not null and not exists (
    select 1 from public.user_roles where user_roles.user_id = _assignee and user_roles.role = 'admin'
  ) then
    raise exception 'A ticket is assigned to an admin' using errcode = 'PT422';
  end if;
  update public.tickets set assignee = _assignee where tickets.id = _ticket;
end;
$$;

comment on function public.assign_ticket is 'Says which admin answers a ticket; null for nobody.';

revoke all on function public.assign_ticket from public, anon;
grant execute on function public.assign_ticket to authenticated, service_role;
