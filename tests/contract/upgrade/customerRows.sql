-- Rows as customers may have typed them by the time a later migration arrives: at least one in every table, at the limits of what the
-- baseline allows (longest and shortest texts, blanks, quotes, Arabic, drafts, ended states, people without an address, deleted reviewers).
-- It needs nothing but the baseline, because the seed follows the newest migration. When a later migration has reached customers, its
-- new columns and tables get rows in a file of their own.

-- People: an Arabic name with quotes, a name of blanks, no address but a phone, an admin, and an admin who is deleted below.
insert into auth.users (id, email, phone, email_confirmed_at, raw_user_meta_data, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'o''neil+tag@mail.example', null, now(), '{"display_name": "سارة \"لينا\" O''Neil"}', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'blanks@mail.example', null, null, jsonb_build_object('display_name', '   ', 'favorite', repeat('<', 16300)), null),
  ('00000000-0000-4000-8000-0000000000a3', null, '971500000003', now(), '{}', now()),
  ('00000000-0000-4000-8000-0000000000a4', 'admin@mail.example', null, now(), null, now()),
  ('00000000-0000-4000-8000-0000000000a5', 'old.admin@mail.example', null, now(), null, now()),
  ('00000000-0000-4000-8000-0000000000a6', 'closes.account@mail.example', null, now(), null, now());
update public.profiles set country = 'AE', locale = 'ar', time_zone = 'America/Argentina/Buenos_Aires', phone = '+971500000001'
where id = '00000000-0000-4000-8000-0000000000a1';
update public.profiles set display_name = ' ', time_zone = 'UTC', notify_sales = false where id = '00000000-0000-4000-8000-0000000000a2';
update public.profiles set display_name = repeat('ن', 80), kind = 'affiliate' where id = '00000000-0000-4000-8000-0000000000a3';
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-0000000000a4', 'admin');

-- What visitors leave behind.
insert into public.tracking_events (user_id, session_id, page_path, page_title, referrer, time_on_page, scroll_depth, metadata) values
  ('00000000-0000-4000-8000-0000000000a1', repeat('s', 128), '/' || repeat('p', 2047), repeat('ع', 512), repeat('r', 2048), 0, 100, '{}'),
  (null, ' ', '/ "x" ?q=%', '', '', 2147483647, 0, jsonb_build_object('note', repeat('m', 8000)));
insert into public.funnel_events (user_id, session_id, stage, completed, time_spent, exit_reason) values
  (null, 's', 'checkout', false, null, repeat('e', 512)), ('00000000-0000-4000-8000-0000000000a2', 's', 'success', true, 0, '');
insert into public.contact_messages (name, email, topic, message, status, answer, answered_by, answered_at, idempotency_key) values
  (' ', 'a@b.c', 'other', repeat(' ', 10), 'new', null, null, null, null),
  (repeat('ا', 80), 'x"''@mail.example', 'press', repeat('م', 4000), 'answered', ' ', '00000000-0000-4000-8000-0000000000a5', now(), gen_random_uuid());
insert into public.consent_log (visitor_id, version, text_hash, choice, analytics, marketing) values
  (gen_random_uuid(), '0000-99-99', repeat('0', 64), 'custom', true, false);
insert into public.counted_calls (endpoint, caller, calls, started_at) values (repeat('e', 60), repeat('c', 300), 2147483647, '2020-01-01');

-- Live content: published rows, rows that never were, and drafts of rows that are gone.
insert into public.theme_config (name, is_active, colors, fonts, updated_by)
select name, is_active, jsonb_build_object('dark', palette, 'light', palette || '{"own": "kept"}'), fonts, '00000000-0000-4000-8000-0000000000a5'
from (
  values
    ('Ramadan ''26', true, jsonb_build_object('heading', repeat('f', 80), 'body', ' ')),
    (repeat('n', 60), false, '{"heading": "Inter", "body": "Inter", "mono": "Courier"}'::jsonb)
) as theme (name, is_active, fonts),
jsonb_object(array['primary', 'secondary', 'background', 'foreground', 'accent', 'muted'], array_fill('#aAbBcC'::text, array[6])) palette;
insert into public.media_library (path, title, alt_text, alt_text_ar, mime_type, width, height, size_bytes, status, focal_x, updated_by) values
  ('office/-.png', ' ', 'Risk-free', 'ربح مضمون', 'image/x-own', 1, 2147483647, 5242880, 'published', 0, '00000000-0000-4000-8000-0000000000a5'),
  ('a/' || repeat('b', 300) || '.svg', repeat('t', 120), repeat('x', 300), repeat('ص', 300), 'image/svg+xml', 10, 10, 1, 'draft', 100, null);
insert into public.seo_config (route, locale, path, title, description, image_path, status, canonical) values
  ('home', 'en', '/', 'Home', 'Home', 'office/-.png', 'published', '/'), ('a page of their own', 'ar', '*', repeat('ع', 70), repeat('و', 300), null, 'draft', null);
insert into public.navigation_menu (place, locale, status, links) values
  ('footer', 'en', 'published', '[{"item": "new-page", "label": " ", "target": "/new?a=1#b", "level": 1}]'),
  ('header', 'ar', 'draft', (
    select jsonb_agg(jsonb_build_object('item', 'item-' || number, 'label', repeat('ق', 60), 'target', 'https://x.example', 'level', 1))
    from generate_series(1, 20) number
  ));
insert into public.page_content (page, section, locale, position, status, updated_by, body) values
  ('a page of their own', 'intro', 'en', 2147483647, 'published', '00000000-0000-4000-8000-0000000000a5', '[
    {"kind": "paragraph", "text": "Profits are not guaranteed."}, {"kind": "list", "items": [" "]},
    {"kind": "picture", "path": "office/-.png", "crop": "square"}, {"kind": "link", "text": "\"", "target": "https://x.example"}
  ]'),
  ('home', 'long', 'ar', 1, 'draft', null, (select jsonb_agg(jsonb_build_object('kind', 'note', 'text', repeat('ط', 2000))) from generate_series(1, 60)));
-- The picture of the first text is hidden since.
update public.media_library set status = 'draft' where path = 'office/-.png';
insert into public.cta_config (slot, locale, label, target, emphasis, is_enabled, status) values
  ('hero-primary', 'en', repeat('l', 60), '/' || repeat('t', 299), 'quiet', false, 'published'), ('own-slot', 'ar', ' ', 'https://x.example', 'primary', true, 'draft');
insert into public.component_config (component, settings, is_enabled, status) values
  ('promo-bar', jsonb_build_object('text', repeat('<', 120), 'isDismissible', false), false, 'draft'), ('typing-headline', '{"words": []}', true, 'published');
insert into public.blog_categories (id, slug, language, name, description, position) values
  ('00000000-0000-4000-8000-0000000000b1', 'r-d', 'ar', ' ', rpad('ربح مضمون', 200, 'د'), 2147483647);
insert into public.blog_posts (
  id, slug, language, category_id, title, excerpt, body, author_name, author_role, reading_minutes, tags, image_path, published_at, status
) values
  ('00000000-0000-4000-8000-0000000000b2', repeat('s', 80), 'ar', '00000000-0000-4000-8000-0000000000b1', repeat('ت', 90), 'x', repeat('ن', 40000), ' ', ' ', 60, array['a "b"', '', 'ج'], 'office/-.png', '2020-01-01', 'published'),
  ('00000000-0000-4000-8000-0000000000b3', 'empty-draft', 'en', '00000000-0000-4000-8000-0000000000b1', ' ', '', '', ' ', ' ', 1, '{}', null, '2999-01-01', 'draft');
insert into public.blog_redirects (language, slug, post_id) values ('ar', 'an-old-address', '00000000-0000-4000-8000-0000000000b2');
insert into public.content_drafts (table_name, row_id, base_version, changes, updated_by, revision)
select 'seo_config', id, 1, jsonb_build_object('title', repeat('too long for the column ', 10), 'removed_column', null), '00000000-0000-4000-8000-0000000000a5'::uuid, 7
from public.seo_config where route = 'home'
union all
select 'navigation_menu', gen_random_uuid(), 2147483647, '{}', null, 2147483646;
insert into public.content_versions (table_name, row_id, version, snapshot, made_by, made_at) values
  ('a table that is gone', gen_random_uuid(), 1, '{}', '00000000-0000-4000-8000-0000000000a5', '2020-01-01');
insert into public.content_releases (id, name, state, publish_at, published_at, rolled_back_at, problem, created_by) values
  ('00000000-0000-4000-8000-0000000000c1', repeat('r', 120), 'planned', '2999-01-01', null, null, null, '00000000-0000-4000-8000-0000000000a5'),
  ('00000000-0000-4000-8000-0000000000c2', 'عيد', 'rolled back', '2020-01-01', now(), now(), null, null),
  ('00000000-0000-4000-8000-0000000000c3', '"', 'failed', '2020-01-01', null, null, '', null);
insert into public.content_release_items (release_id, table_name, row_id, version, draft, published_version) values
  ('00000000-0000-4000-8000-0000000000c1', 'seo_config', gen_random_uuid(), 1, 7, null), ('00000000-0000-4000-8000-0000000000c2', 'blog_posts', gen_random_uuid(), 3, null, 4);
insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after) values
  (gen_random_uuid(), 'authenticated', 'delete', 'a table that is gone', '00000000-0000-0000-0000-000000000000', '{}', null), (null, '', 'insert', '', gen_random_uuid(), null, 'null');

-- What is for sale, and what is not any more.
insert into public.programs (
  id, position, name, description, is_available, has_tab, badge, winners_bonus, drawdown_type, leverage, expert_advisors,
  share_from_bps, share_to_bps, payout_cycle_days, fee_refund_bps, platforms, minimum_days
) values
  ('Old program', 1, repeat('N', 80), '', false, false, null, 'printed', 'static', 1, 'no', 1, 10000, 1, 0, '{}', 0),
  ('2-step', 2, '2-Step', repeat('د', 500), true, true, 'popular', 'fee', 'trailing', 100, 'with-approval', 7000, 8000, 14, 10000, array['MT "5"'], 5);
insert into public.program_phases (program_id, phase, position, name, profit_target_bps, daily_loss_bps, max_drawdown_bps) values
  ('2-step', 'phase-1', 1, '', 10000, 1, 10000), ('2-step', 'funded', 3, repeat('ف', 80), null, 10000, 10000), ('Old program', 'funded', 1, ' ', null, 1, 1);
insert into public.program_tiers (id, program_id, position, label, size_cents, price_cents, old_price_cents, discount_percent, winners_bonus_cents) values
  ('2-step-5k', '2-step', 1, '', 500000, 5900, 2147483647, 99, 1), (repeat('i', 60), 'Old program', 1, repeat('K', 80), 2147483647, 1, null, null, 1);
insert into public.add_ons (id, position, name, description, price_cents, is_active) values ('retired', 1, ' ', '', 1, false), ('extra-drawdown', 2, '+5%', 'م', 1900, true);
insert into public.restricted_countries (code, name) values ('ZZ', ' ');

-- The affiliate program: of a person without an address, and a rejected application.
insert into public.commission_tiers (id, name, minimum_sales, commission_bps) values ('Gold ★', '', 0, 5000);
insert into public.affiliates (id, owner_id, code, audience, website, status, commission_bps, decided_by, decided_at, email, reason, rate_reason, rate_changed_at) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000a3', 'ABCD', ' ', 'https://"', 'active', 0, '00000000-0000-4000-8000-0000000000a5', now(), null, null, repeat('س', 300), now()),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000a2', '0123456789ABCDEF', repeat('ج', 300), null, 'rejected', 5000, null, now(), '', ' ', null, null);
insert into public.affiliate_payout_methods (affiliate_id, method, details) values
  ('00000000-0000-4000-8000-0000000000d1', 'Bank', '{"iban": "               ", "holder": " ", "bic": "kept"}'), ('00000000-0000-4000-8000-0000000000d2', 'UPI', '{"vpa": "a@b"}');
insert into public.affiliate_links (id, affiliate_id, name, path, utm_source, utm_medium, utm_campaign, is_archived) values
  ('00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000d1', ' ', '/' || repeat('p', 299), '-', '_', repeat('c', 60), true);
insert into public.affiliate_clicks (affiliate_id, link_id, visitor, country, device) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d3', repeat('v', 64), null, 'tablet');
insert into public.affiliate_referrals (id, affiliate_id, link_id, person_id, shown_name, country, is_new) values
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000a1', repeat('س', 80), 'ZZ', true),
  ('00000000-0000-4000-8000-0000000000d5', '00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d3', null, ' ', null, false);

-- Sales: of a person and of guests, with a coupon for everything, canceled, refunded, disputed, and with money to send back.
insert into public.coupons (code, percent, program_id, tier_id, owner_id, max_uses, uses, valid_from, expires_at, is_active, note, affiliate_id) values
  ('A--Z', 100, null, null, null, null, 0, '1970-01-01', null, true, repeat('ن', 500), '00000000-0000-4000-8000-0000000000d1'),
  ('9' || repeat('-', 30) || '9', 1, null, '2-step-5k', '00000000-0000-4000-8000-0000000000a1', 1, 1, now(), now() + interval '1 second', false, '', null);
insert into public.orders (
  id, user_id, email, full_name, billing_country, tier_id, coupon_code, affiliate_code, status, price_cents, add_ons_cents, discount_cents,
  idempotency_key, terms_accepted_at, terms_version, paid_at, refunded_at, refund_reason, commission_due_at
) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a1', ' @ ', repeat('ا', 120), 'ZZ', '2-step-5k', 'A--Z', repeat('r', 64), 'paid', 5900, 1900, 5900, gen_random_uuid(), now(), repeat('v', 40), now(), null, null, '2999-01-01'),
  ('00000000-0000-4000-8000-0000000000e2', null, 'Guest@MAIL.example', ' ', 'AE', '2-step-5k', null, null, 'refunded', 1, 0, 0, gen_random_uuid(), '2020-01-01', null, '2020-01-01', now(), repeat('س', 300), null),
  ('00000000-0000-4000-8000-0000000000e3', null, repeat('g', 248) || '@x.com', '"', 'AE', repeat('i', 60), null, null, 'cancelled', 2147483647, 0, 0, gen_random_uuid(), now(), null, null, null, null, null);
insert into public.order_items (order_id, position, kind, tier_id, add_on_id, coupon_code, label, amount_cents) values
  ('00000000-0000-4000-8000-0000000000e1', 1, 'fee', '2-step-5k', null, null, '', 5900), ('00000000-0000-4000-8000-0000000000e1', 2, 'add-on', null, 'extra-drawdown', null, repeat('ل', 200), 1900),
  ('00000000-0000-4000-8000-0000000000e1', 2147483647, 'discount', null, null, 'A--Z', ' ', -5900);
insert into public.payments (
  order_id, provider, provider_reference, method, status, amount_cents, failure_reason, idempotency_key, settled_at,
  surplus_received_at, surplus_sent_at, surplus_sent_by, dispute_status, disputed_at
) values
  ('00000000-0000-4000-8000-0000000000e1', 'stripe', repeat('p', 300), 'USDT', 'succeeded', 1900, null, gen_random_uuid(), now(), null, null, null, 'open', now()),
  ('00000000-0000-4000-8000-0000000000e2', '', '', 'UPI', 'refunded', 1, null, gen_random_uuid(), now(), null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000e3', repeat('p', 60), null, 'Visa', 'failed', 0, repeat('ف', 2000), gen_random_uuid(), now(), now(), now(), '00000000-0000-4000-8000-0000000000a5', null, null);
insert into public.affiliate_commissions (affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents, status) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-0000000000e1', 1900, 0, 0, 'approved');
insert into public.affiliate_flags (affiliate_id, order_id, kind, order_total_cents) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000e2', 'own-coupon', 1);
insert into public.affiliate_payouts (affiliate_id, amount_cents, method, details, status, reason, reference, decided_by, decided_at) values
  ('00000000-0000-4000-8000-0000000000d1', 5000, 'Crypto', '[]', 'rejected', repeat('س', 300), null, '00000000-0000-4000-8000-0000000000a5', now()),
  ('00000000-0000-4000-8000-0000000000d2', 2147483647, 'Bank', '"anything"', 'paid', null, '', null, now());

-- Accounts of every end, and what came of them.
insert into public.trading_accounts (
  id, user_id, order_id, program_id, tier_id, phase, status, initial_cents, balance_cents, equity_cents, highest_close_cents, profit_target_bps,
  daily_loss_bps, max_drawdown_bps, drawdown_type, share_bps, payout_cycle_days, next_payout_at, winners_bonus_cents, breach_clause,
  breach_reason, breach_practice, ended_at, closed_by_refund
) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000e1', '2-step', '2-step-5k', 'funded', 'active', 500000, 600000, -1, 600000, null, 1, 10000, 'static', 10000, 1, '1970-01-01', null, null, null, null, null, false),
  ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000e1', '2-step', '2-step-5k', 'phase-1', 'terminated', 1, 0, 0, 1, 10000, 1, 1, 'trailing', null, null, null, null, 'prohibited', repeat('د', 1000), 'grid strategies', now() + interval '1 day', false),
  ('00000000-0000-4000-8000-0000000000f3', '00000000-0000-4000-8000-0000000000a6', '00000000-0000-4000-8000-0000000000e3', 'Old program', repeat('i', 60), 'funded', 'dormant', 1, 1, 1, 1, null, 1, 1, 'static', 1, 1, '2999-01-01', null, null, null, null, now() + interval '1 day', true);
insert into public.daily_equity (account_id, day, opening_cents, closing_cents, low_equity_cents, withdrawn_cents) values
  ('00000000-0000-4000-8000-0000000000f1', '1970-01-01', 1, 1, 1, 2147483646);
insert into public.positions (account_id, symbol, side, lots, open_price, close_price, profit_cents, opened_at, closed_at) values
  ('00000000-0000-4000-8000-0000000000f1', '123', 'sell', 0.0000000001, 99999999999.99, null, -2147483648, '2999-01-01', null);
insert into public.kyc_documents (owner_id, kind, storage_path, status, reason, reviewed_by, reviewed_at, keep_until, confirmed_name) values
  ('00000000-0000-4000-8000-0000000000a1', 'passport', '00000000-0000-4000-8000-0000000000a1/my passport (1).pdf', 'approved', null, '00000000-0000-4000-8000-0000000000a5', now(), '2999-01-01', repeat('ا', 80)),
  ('00000000-0000-4000-8000-0000000000a6', 'proof-of-address', '00000000-0000-4000-8000-0000000000a6/0 (' || repeat('(', 97), 'pending', null, null, null, null, null);
insert into public.payouts (id, account_id, gross_cents, method, destination, status, reject_reason, decided_at, decided_by) values
  ('00000000-0000-4000-8000-0000000000f4', '00000000-0000-4000-8000-0000000000f1', 5000, 'UPI', '   ', 'rejected', repeat('س', 1000), now(), '00000000-0000-4000-8000-0000000000a5');
insert into public.certificates (account_id, payout_id, kind, holder_name, is_name_hidden) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000f4', 'payout', null, true), ('00000000-0000-4000-8000-0000000000f2', null, 'passed', ' ', false);
insert into public.leaderboard_entries (
  period, account_id, rank, size_rank, size_cents, first_name, last_initial, country, profit_cents, return_bps, trades, wins, as_of, is_hidden
) values ('all-time', '00000000-0000-4000-8000-0000000000f1', 2147483647, 1, 1, repeat('ا', 80), ' ', null, 1, 10000, 0, 0, '1970-01-01', true);
insert into public.payout_proofs (receipt_id, name, amount_cents, paid_at, country, country_name, city, account_label, share_bps, method, is_verified) values
  ('DL-00000', ' ', 1, '1970-01-01', 'ZZ', '', repeat('م', 80), '', 1, 'Crypto', false);
insert into public.testimonials (id, name, country, country_name, city, body, rating, written_on, tier_id, amount_cents, is_verified, is_published) values
  (' ', repeat('ا', 80), 'ZZ', '', '', rpad('Guaranteed', 20), 1, '1970-01-01', '2-step-5k', null, false, false), ('"', ' ', 'AE', ' ', ' ', repeat('ن', 600), 5, '2999-01-01', null, 1, true, true);

-- Support: a ticket of nobody's, and replies of somebody who left.
insert into public.tickets (id, owner_id, topic, subject, message, status, assignee) values
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-0000000000a1', 'technical', ' ', repeat('م', 4000), 'closed', '00000000-0000-4000-8000-0000000000a5');
insert into public.ticket_replies (id, ticket_id, author_id, author_name, is_staff, body) values
  ('00000000-0000-4000-8000-000000000092', '00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-0000000000a5', repeat('ا', 80), true, ' ');
insert into public.ticket_attachments (ticket_id, owner_id, storage_path, name) values
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1/a' || repeat('.a', 49), repeat('"', 120));
insert into public.ticket_views (ticket_id, person_id, reply_id) values
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000092');

-- The admin who wrote, answered, decided and reviewed all this has left.
delete from auth.users where id = '00000000-0000-4000-8000-0000000000a5';
