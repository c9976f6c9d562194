-- Who made a coupon, and whose answer a message from /contact has. The database sets both; clients cannot.

alter table public.coupons add column created_by uuid references auth.users (id) on delete set null;
alter table public.coupons alter column created_by set default auth.uid();
comment on column public.coupons.created_by is 'The admin who made it. Null: the platform did, or it is older than this column.';
create index coupons_created_by on public.coupons (created_by);

-- Without created_by and note: whoever may use a coupon reads its row.
revoke select on public.coupons from authenticated;
grant select (
  code, percent, program_id, tier_id, owner_id, max_uses, uses, valid_from, expires_at, is_active, terminated_account_id, affiliate_id
) on public.coupons to authenticated;

create function public.coupon_remarks(_code text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('created_by', coupons.created_by, 'note', coupons.note)
  from public.coupons
  where coupons.code = _code and (select public.is_admin());
$$;

comment on function public.coupon_remarks is 'Who made a coupon, and the note on it, which people with a coupon do not read. For admins; null for others.';
revoke all on function public.coupon_remarks from public, anon;
grant execute on function public.coupon_remarks to authenticated, service_role;

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

comment on function public.sign_answer is 'Notes who answered a message and when. An answer may have been sent, so clients cannot replace it; the service key can.';
revoke all on function public.sign_answer from public, anon, authenticated;

-- Not of answered_by, which is emptied when the admin is deleted.
create trigger contact_messages_sign before update of status, answer on public.contact_messages
for each row execute function public.sign_answer();

alter publication supabase_realtime add table public.contact_messages;
