-- Every foreign key has an index, so that deleting what it refers to does not read whole tables. `tests/contract/foreignKeys` keeps it so.

create index tracking_events_of_a_user on public.tracking_events (user_id);
create index funnel_events_of_a_user on public.funnel_events (user_id);
create index order_items_of_a_tier on public.order_items (tier_id);
create index order_items_of_an_add_on on public.order_items (add_on_id);
create index order_items_of_a_coupon on public.order_items (coupon_code);
create index trading_accounts_of_a_phase on public.trading_accounts (program_id, phase);
create index payouts_of_a_decider on public.payouts (decided_by);
create index seo_config_of_an_image on public.seo_config (image_path);
create index blog_posts_of_an_image on public.blog_posts (image_path);
create index navigation_menu_of_an_editor on public.navigation_menu (updated_by);
create index media_library_of_an_editor on public.media_library (updated_by);
create index seo_config_of_an_editor on public.seo_config (updated_by);
create index page_content_of_an_editor on public.page_content (updated_by);
create index cta_config_of_an_editor on public.cta_config (updated_by);
create index theme_config_of_an_editor on public.theme_config (updated_by);
create index component_config_of_an_editor on public.component_config (updated_by);
create index content_drafts_of_an_editor on public.content_drafts (updated_by);
create index blog_posts_of_an_editor on public.blog_posts (updated_by);
create index content_versions_of_an_editor on public.content_versions (made_by);
create index audit_log_of_an_actor on public.audit_log (actor);
create index affiliates_of_a_decider on public.affiliates (decided_by);
create index contact_messages_of_an_answerer on public.contact_messages (answered_by);
create index affiliate_referrals_of_a_link_and_affiliate on public.affiliate_referrals (link_id, affiliate_id);
create index affiliate_commissions_of_a_referral_and_affiliate on public.affiliate_commissions (referral_id, affiliate_id);
create index affiliate_commissions_of_a_tier on public.affiliate_commissions (tier_id);
create index affiliate_clicks_of_a_link_and_affiliate on public.affiliate_clicks (link_id, affiliate_id);
create index affiliate_payouts_of_a_decider on public.affiliate_payouts (decided_by);
create index kyc_documents_of_an_owner on public.kyc_documents (owner_id);
create index kyc_documents_of_a_reviewer on public.kyc_documents (reviewed_by);
create index ticket_replies_of_an_author on public.ticket_replies (author_id);

-- The longer indexes above begin with the same column.
drop index public.affiliate_referrals_of_a_link;
drop index public.affiliate_commissions_of_a_referral;
drop index public.affiliate_clicks_of_a_link;

-- Visitors read live content without the id of the admin who wrote it.
do $$
declare
  _table text;
begin
  foreach _table in array array[
    'navigation_menu', 'media_library', 'seo_config', 'page_content', 'cta_config', 'theme_config', 'component_config', 'blog_posts'
  ] loop
    execute format('revoke select on public.%I from anon', _table);
    execute format(
      'grant select (%s) on public.%I to anon',
      (
        select string_agg(format('%I', attname), ', ' order by attnum) from pg_catalog.pg_attribute
        where attrelid = format('public.%I', _table)::regclass and attnum > 0 and not attisdropped and attname <> 'updated_by'
      ),
      _table
    );
  end loop;
end;
$$;
