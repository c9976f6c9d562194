-- Clients write what they have to say, and nothing that the database says: no dates, no kind of account, no path of somebody else.

-- Rows that an earlier release took keep their path; new ones are <owner>/<file> and nothing more.
alter table public.kyc_documents
  add constraint kyc_documents_path_shape check (
    storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$' and storage_path not like '%..%'
  ) not valid;

revoke insert on public.kyc_documents from authenticated;
grant insert (owner_id, kind, storage_path) on public.kyc_documents to authenticated;

revoke insert, update on public.profiles from authenticated;
grant insert (id, display_name, country, locale, time_zone, phone) on public.profiles to authenticated;
grant update (display_name, country, locale, time_zone, phone) on public.profiles to authenticated;
alter table public.profiles alter column kind set default 'trader';

revoke insert on public.tickets, public.ticket_replies from authenticated;
grant insert (owner_id, topic, subject, message) on public.tickets to authenticated;
grant insert (ticket_id, author_id, body) on public.ticket_replies to authenticated;

revoke insert on public.affiliates, public.affiliate_links from authenticated;
grant insert (owner_id, code, audience, website) on public.affiliates to authenticated;
grant insert (affiliate_id, name, path, utm_source, utm_medium, utm_campaign) on public.affiliate_links to authenticated;

-- It makes the profile of an affiliate, whose kind people cannot set by themselves.
alter function public.apply_as_affiliate security definer;

alter table public.affiliate_links add constraint affiliate_links_path_length check (length(path) <= 300) not valid;
alter table public.tracking_events
  add constraint tracking_events_texts_length check (
    length(page_path) <= 2048 and length(coalesce(page_title, '')) <= 512 and length(coalesce(referrer, '')) <= 2048
  ) not valid;
alter table public.funnel_events
  add constraint funnel_events_exit_reason_length check (length(exit_reason) <= 512) not valid;
