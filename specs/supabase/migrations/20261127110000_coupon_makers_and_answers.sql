-- Who made a coupon, and whose answer a message from /contact has: both are written by the database, not by who asks.

alter table public.coupons add column created_by uuid references auth.users (id) on delete set null;
alter table public.coupons alter column created_by set default auth.uid();
comment on column public.coupons.created_by is 'The admin who made it. Null: the platform did, or it is older than this column.';
create index coupons_created_by on public.coupons (created_by);

revoke update (answered_by, answered_at) on public.contact_messages from authenticated;

create function public.sign_answer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The service key writes for others, and says for whom.
  if auth.uid() is null then
    return new;
  end if;
  if old.answer is not null then
    if new.answer is distinct from old.answer or new.status <> old.status then
      raise exception 'This message has been answered'
        using errcode = 'PT409', hint = 'An answer stays as it was stored. Send what is missing in another mail.';
    end if;
  elsif new.answer is not null then
    new.status = 'answered';
    new.answered_by = auth.uid();
    new.answered_at = now();
  end if;
  return new;
end;
$$;

comment on function public.sign_answer is 'Notes who answered a message and when, once: nobody replaces an answer, which may have been sent.';
revoke all on function public.sign_answer from public, anon, authenticated;

-- Not of answered_by, which is emptied when the admin is deleted.
create trigger contact_messages_sign before update of status, answer on public.contact_messages
for each row execute function public.sign_answer();

alter publication supabase_realtime add table public.contact_messages;
