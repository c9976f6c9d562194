-- What somebody ordered as a guest is theirs as soon as they have confirmed its address or sign in with it, not only once its receipt is
-- opened again: the dashboard opens with the account in it.

create index orders_of_guests on public.orders (email) where user_id is null;

-- Auth writes users with rights of its own only, so that this runs as its owner. A sign-in is an update too: of last_sign_in_at.
create function public.claim_confirmed_orders()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email_confirmed_at is not null then
    perform public.claim_orders(new.id, new.email);
  end if;
  return null;
end;
$$;

comment on function public.claim_confirmed_orders is 'Gives a person the orders that were placed as a guest with their confirmed address, and opens the accounts that were paid.';

revoke all on function public.claim_confirmed_orders from public, anon, authenticated, service_role;

create trigger users_orders after insert or update on auth.users for each row execute function public.claim_confirmed_orders();
