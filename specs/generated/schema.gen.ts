// Generated from specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

// Tables, policies, checks and functions as values.

import type { BackendSpec, FunctionSpec, JobSpec, TableSpec, TriggerSpec } from '../contract.ts';
import { implementation as acceptReferralImplementation } from '../supabase/implementations/accept_referral.ts';
import { implementation as activateThemeImplementation } from '../supabase/implementations/activate_theme.ts';
import { implementation as applyAsAffiliateImplementation } from '../supabase/implementations/apply_as_affiliate.ts';
import { implementation as applyReleaseImplementation } from '../supabase/implementations/apply_release.ts';
import { implementation as areComponentSettingsImplementation } from '../supabase/implementations/are_component_settings.ts';
import { implementation as assignTicketImplementation } from '../supabase/implementations/assign_ticket.ts';
import { implementation as cancelOrderImplementation } from '../supabase/implementations/cancel_order.ts';
import { implementation as checkClaimsImplementation } from '../supabase/implementations/check_claims.ts';
import { implementation as checkDraftRevisionImplementation } from '../supabase/implementations/check_draft_revision.ts';
import { implementation as checkLinkTargetsImplementation } from '../supabase/implementations/check_link_targets.ts';
import { implementation as checkMenuLinksImplementation } from '../supabase/implementations/check_menu_links.ts';
import { implementation as checkTextBlocksImplementation } from '../supabase/implementations/check_text_blocks.ts';
import { implementation as chooseAffiliateLinkImplementation } from '../supabase/implementations/choose_affiliate_link.ts';
import { implementation as claimConfirmedOrdersImplementation } from '../supabase/implementations/claim_confirmed_orders.ts';
import { implementation as claimOrdersImplementation } from '../supabase/implementations/claim_orders.ts';
import { implementation as copyOrderedTierImplementation } from '../supabase/implementations/copy_ordered_tier.ts';
import { implementation as countAffiliateClickImplementation } from '../supabase/implementations/count_affiliate_click.ts';
import { implementation as countCallImplementation } from '../supabase/implementations/count_call.ts';
import { implementation as countCouponGuessImplementation } from '../supabase/implementations/count_coupon_guess.ts';
import { implementation as createProfileImplementation } from '../supabase/implementations/create_profile.ts';
import { implementation as createReleaseImplementation } from '../supabase/implementations/create_release.ts';
import { implementation as creditAffiliateImplementation } from '../supabase/implementations/credit_affiliate.ts';
import { implementation as creditDueOrdersImplementation } from '../supabase/implementations/credit_due_orders.ts';
import { implementation as dateFirstPublicationImplementation } from '../supabase/implementations/date_first_publication.ts';
import { implementation as decideAffiliatePayoutImplementation } from '../supabase/implementations/decide_affiliate_payout.ts';
import { implementation as decidePayoutImplementation } from '../supabase/implementations/decide_payout.ts';
import { implementation as endAccountImplementation } from '../supabase/implementations/end_account.ts';
import { implementation as followPayoutImplementation } from '../supabase/implementations/follow_payout.ts';
import { implementation as followTicketImplementation } from '../supabase/implementations/follow_ticket.ts';
import { implementation as holdCouponImplementation } from '../supabase/implementations/hold_coupon.ts';
import { implementation as isRecentlyVerifiedImplementation } from '../supabase/implementations/is_recently_verified.ts';
import { implementation as issueCertificateImplementation } from '../supabase/implementations/issue_certificate.ts';
import { implementation as keepDocumentsImplementation } from '../supabase/implementations/keep_documents.ts';
import { implementation as keepOldAddressImplementation } from '../supabase/implementations/keep_old_address.ts';
import { implementation as keepUsedPictureImplementation } from '../supabase/implementations/keep_used_picture.ts';
import { implementation as keepVersionImplementation } from '../supabase/implementations/keep_version.ts';
import { implementation as leaveMessageImplementation } from '../supabase/implementations/leave_message.ts';
import { implementation as limitRowsImplementation } from '../supabase/implementations/limit_rows.ts';
import { implementation as limitUserMetadataImplementation } from '../supabase/implementations/limit_user_metadata.ts';
import { implementation as markSurplusSentImplementation } from '../supabase/implementations/mark_surplus_sent.ts';
import { implementation as nameCertificatesImplementation } from '../supabase/implementations/name_certificates.ts';
import { implementation as offerRetryImplementation } from '../supabase/implementations/offer_retry.ts';
import { implementation as openAccountImplementation } from '../supabase/implementations/open_account.ts';
import { implementation as orderCategoriesImplementation } from '../supabase/implementations/order_categories.ts';
import { implementation as placeOrderImplementation } from '../supabase/implementations/place_order.ts';
import { implementation as priceOrderImplementation } from '../supabase/implementations/price_order.ts';
import { implementation as pricePayoutImplementation } from '../supabase/implementations/price_payout.ts';
import { implementation as publishContentImplementation } from '../supabase/implementations/publish_content.ts';
import { implementation as publishDueReleasesImplementation } from '../supabase/implementations/publish_due_releases.ts';
import { implementation as quoteOrderImplementation } from '../supabase/implementations/quote_order.ts';
import { implementation as recordDisputeImplementation } from '../supabase/implementations/record_dispute.ts';
import { implementation as recordRefundImplementation } from '../supabase/implementations/record_refund.ts';
import { implementation as recordUserChangeImplementation } from '../supabase/implementations/record_user_change.ts';
import { implementation as referNewUserImplementation } from '../supabase/implementations/refer_new_user.ts';
import { implementation as referPersonImplementation } from '../supabase/implementations/refer_person.ts';
import { implementation as refundOrderImplementation } from '../supabase/implementations/refund_order.ts';
import { implementation as releaseCommissionsImplementation } from '../supabase/implementations/release_commissions.ts';
import { implementation as removeDueFilesImplementation } from '../supabase/implementations/remove_due_files.ts';
import {
  implementation as requestAffiliatePayoutImplementation
} from '../supabase/implementations/request_affiliate_payout.ts';
import { implementation as returnOrderImplementation } from '../supabase/implementations/return_order.ts';
import { implementation as reverseCommissionImplementation } from '../supabase/implementations/reverse_commission.ts';
import { implementation as rollBackReleaseImplementation } from '../supabase/implementations/roll_back_release.ts';
import { implementation as settlePaymentImplementation } from '../supabase/implementations/settle_payment.ts';
import { implementation as signAffiliateDecisionImplementation } from '../supabase/implementations/sign_affiliate_decision.ts';
import { implementation as signAnswerImplementation } from '../supabase/implementations/sign_answer.ts';
import { implementation as signReplyImplementation } from '../supabase/implementations/sign_reply.ts';
import { implementation as signReviewImplementation } from '../supabase/implementations/sign_review.ts';
import { implementation as stampAuthorImplementation } from '../supabase/implementations/stamp_author.ts';
import { implementation as stampContentImplementation } from '../supabase/implementations/stamp_content.ts';
import { implementation as unreadablePairsImplementation } from '../supabase/implementations/unreadable_pairs.ts';
import { implementation as writeAuditLogImplementation } from '../supabase/implementations/write_audit_log.ts';

export const enums = {
  account_status: ['active', 'passed', 'terminated', 'dormant'],
  affiliate_flag_kind: ['self-referral', 'own-coupon', 'other-affiliate'],
  affiliate_payout_method: ['Bank', 'UPI', 'Crypto'],
  affiliate_payout_status: ['requested', 'approved', 'paid', 'rejected'],
  affiliate_status: ['pending', 'active', 'suspended', 'rejected'],
  app_role: ['admin'],
  certificate_kind: ['passed', 'payout'],
  commission_status: ['pending', 'approved', 'reversed'],
  consent_choice: ['accept-all', 'necessary-only', 'custom'],
  contact_status: ['new', 'answered', 'spam'],
  contact_topic: ['support', 'affiliates', 'press', 'privacy', 'other'],
  content_status: ['draft', 'published'],
  cta_emphasis: ['primary', 'secondary', 'quiet'],
  dispute_status: ['open', 'won', 'lost'],
  drawdown_type: ['trailing', 'static'],
  expert_advisors: ['yes', 'with-approval', 'no'],
  funnel_stage: ['landing', 'pricing', 'checkout', 'success'],
  kyc_kind: ['passport', 'identity-card', 'residence-permit', 'proof-of-address'],
  kyc_status: ['pending', 'approved', 'rejected'],
  leaderboard_period: ['week', 'month', 'all-time'],
  navigation_place: ['header', 'client-area', 'footer', 'call', 'help', 'social', 'program'],
  order_item_kind: ['fee', 'add-on', 'discount'],
  order_status: ['pending', 'paid', 'failed', 'cancelled', 'refunded'],
  payment_method: ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'],
  payment_status: ['pending', 'succeeded', 'failed', 'refunded'],
  payout_method: ['Bank', 'UPI', 'Crypto'],
  payout_status: ['requested', 'approved', 'paid', 'rejected'],
  position_side: ['buy', 'sell'],
  profile_kind: ['affiliate', 'trader'],
  program_phase: ['phase-1', 'phase-2', 'funded'],
  prohibited_practice: [
    'hedging',
    'arbitrage',
    'latency exploitation',
    'third-party management',
    'grid strategies',
    'gambling strategies',
  ],
  release_state: ['planned', 'live', 'failed', 'rolled back'],
  ticket_status: ['open', 'answered', 'closed'],
  ticket_topic: ['account', 'payout', 'rules', 'affiliate', 'identity', 'technical'],
} satisfies Readonly<Record<string, readonly string[]>>;

export const tables = {
  add_ons: {
    name: 'add_ons',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'description', type: 'text', isNullable: false },
      { name: 'price_cents', type: 'int4', isNullable: false },
      { name: 'is_active', type: 'bool', isNullable: false, defaultValue: () => true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'add_ons_pkey', columns: ['id'] },
      { name: 'add_ons_position_key', columns: ['position'] },
      { name: 'add_ons_name_key', columns: ['name'] },
    ],
    foreignKeys: [],
    checks: [
      // check ("position" >= 1)
      { name: 'add_ons_position_from_one', test: (sql, row) => sql.op('>=', row.position, 1) },
      // check (price_cents > 0)
      { name: 'add_ons_price_positive', test: (sql, row) => sql.op('>', row.price_cents, 0) },
      // check ((length(id) <= 60) AND (length(name) <= 80) AND (length(description) <= 500))
      {
        name: 'add_ons_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.id), 60),
          () => sql.op('<=', sql.call('length', row.name), 80),
          () => sql.op('<=', sql.call('length', row.description), 500),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (is_active)
      {
        name: 'Visitors read add-ons that are for sale',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (_sql, row) => row.is_active,
      },
      // using (is_active or (select public.is_admin()))
      {
        name: 'People read add-ons that are for sale, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => row.is_active, () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  affiliate_clicks: {
    name: 'affiliate_clicks',
    columns: [
      { name: 'id', type: 'int8', isNullable: false, identity: 'always' },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'link_id', type: 'uuid', isNullable: false },
      { name: 'visitor', type: 'text', isNullable: false },
      { name: 'country', type: 'text', isNullable: true },
      { name: 'device', type: 'text', isNullable: false },
      { name: 'clicked_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_clicks_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_clicks_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'cascade',
        rank: 58,
      },
      {
        name: 'affiliate_clicks_link_id_affiliate_id_fkey',
        columns: ['link_id', 'affiliate_id'],
        references: { schema: 'public', table: 'affiliate_links', columns: ['id', 'affiliate_id'] },
        onDelete: 'cascade',
        rank: 59,
      },
    ],
    checks: [
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'affiliate_clicks_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check (device = ANY (ARRAY['desktop'::text, 'mobile'::text, 'tablet'::text]))
      { name: 'affiliate_clicks_device_known', test: (sql, row) => sql.any('=', row.device, ['desktop', 'mobile', 'tablet']) },
      // check ((length(visitor) >= 1) AND (length(visitor) <= 64))
      {
        name: 'affiliate_clicks_visitor_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.visitor), 1),
          () => sql.op('<=', sql.call('length', row.visitor), 64),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own clicks, admins every click',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['link_id', 'affiliate_id'], ['affiliate_id', 'clicked_at']],
    touched: [],
  },
  affiliate_commissions: {
    name: 'affiliate_commissions',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'referral_id', type: 'uuid', isNullable: false },
      { name: 'order_id', type: 'uuid', isNullable: false },
      { name: 'order_total_cents', type: 'int4', isNullable: false },
      { name: 'commission_bps', type: 'int4', isNullable: false },
      { name: 'amount_cents', type: 'int4', isNullable: false },
      { name: 'status', type: 'commission_status', isNullable: false, defaultValue: () => 'pending' },
      { name: 'earned_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'tier_id', type: 'text', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_commissions_pkey', columns: ['id'] },
      { name: 'affiliate_commissions_order_id_key', columns: ['order_id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_commissions_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'restrict',
        rank: 63,
      },
      {
        name: 'affiliate_commissions_order_id_fkey',
        columns: ['order_id'],
        references: { schema: 'public', table: 'orders', columns: ['id'] },
        onDelete: 'restrict',
        rank: 64,
      },
      {
        name: 'affiliate_commissions_tier_id_fkey',
        columns: ['tier_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id'] },
        onDelete: 'no action',
        rank: 65,
      },
      {
        name: 'affiliate_commissions_referral_id_affiliate_id_fkey',
        columns: ['referral_id', 'affiliate_id'],
        references: { schema: 'public', table: 'affiliate_referrals', columns: ['id', 'affiliate_id'] },
        onDelete: 'restrict',
        rank: 66,
      },
    ],
    checks: [
      // check ((((amount_cents)::bigint * 10000) <= ((order_total_cents)::bigint * commission_bps)) AND
      //   ((((amount_cents)::bigint + 1) * 10000) > ((order_total_cents)::bigint * commission_bps)))
      {
        name: 'affiliate_commissions_amount_is_the_rate_rounded_down',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.op('*', row.amount_cents, 10000), sql.op('*', row.order_total_cents, row.commission_bps)),
          () => sql.op(
            '>',
            sql.op('*', sql.op('+', row.amount_cents, 1), 10000),
            sql.op('*', row.order_total_cents, row.commission_bps),
          ),
        ),
      },
      // check (order_total_cents > 0)
      { name: 'affiliate_commissions_order_total_positive', test: (sql, row) => sql.op('>', row.order_total_cents, 0) },
      // check ((commission_bps >= 0) AND (commission_bps <= 5000))
      {
        name: 'affiliate_commissions_rate_range',
        test: (sql, row) => sql.and(() => sql.op('>=', row.commission_bps, 0), () => sql.op('<=', row.commission_bps, 5000)),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own commissions, admins every one',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['referral_id', 'affiliate_id'], ['tier_id'], ['affiliate_id', 'earned_at']],
    triggers: [
      {
        name: 'affiliate_commissions_tier',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => copyOrderedTierImplementation(
          sql,
          event,
          { trigger: 'affiliate_commissions_tier', table: 'affiliate_commissions', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  affiliate_flags: {
    name: 'affiliate_flags',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'order_id', type: 'uuid', isNullable: false },
      { name: 'kind', type: 'affiliate_flag_kind', isNullable: false },
      { name: 'order_total_cents', type: 'int4', isNullable: false },
      { name: 'noted_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_flags_pkey', columns: ['id'] },
      { name: 'affiliate_flags_order_id_key', columns: ['order_id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_flags_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'cascade',
        rank: 67,
      },
      {
        name: 'affiliate_flags_order_id_fkey',
        columns: ['order_id'],
        references: { schema: 'public', table: 'orders', columns: ['id'] },
        onDelete: 'cascade',
        rank: 68,
      },
    ],
    checks: [
      // check (order_total_cents > 0)
      { name: 'affiliate_flags_order_total_positive', test: (sql, row) => sql.op('>', row.order_total_cents, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own flags, admins every flag',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['affiliate_id', 'noted_at']],
    touched: [],
  },
  affiliate_links: {
    name: 'affiliate_links',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'path', type: 'text', isNullable: false, defaultValue: () => '/' },
      { name: 'utm_source', type: 'text', isNullable: false },
      { name: 'utm_medium', type: 'text', isNullable: false },
      { name: 'utm_campaign', type: 'text', isNullable: false },
      { name: 'is_archived', type: 'bool', isNullable: false, defaultValue: () => false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_links_pkey', columns: ['id'] },
      { name: 'affiliate_links_affiliate_id_name_key', columns: ['affiliate_id', 'name'] },
      { name: 'affiliate_links_id_affiliate_id_key', columns: ['id', 'affiliate_id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_links_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'cascade',
        rank: 29,
      },
    ],
    checks: [
      // check ((length(name) >= 1) AND (length(name) <= 60))
      {
        name: 'affiliate_links_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 60),
        ),
      },
      // check (length(path) <= 300)
      { name: 'affiliate_links_path_length', test: (sql, row) => sql.op('<=', sql.call('length', row.path), 300) },
      // check (path ~ '^(/|/[^/ ][^ ?#]*)$'::text)
      { name: 'affiliate_links_path_shape', test: (sql, row) => sql.op('~', row.path, '^(/|/[^/ ][^ ?#]*)$') },
      // check ((utm_source ~ '^[a-z0-9_-]{1,40}$'::text) AND (utm_medium ~ '^[a-z0-9_-]{1,40}$'::text) AND (utm_campaign ~
      //   '^[a-z0-9_-]{1,60}$'::text))
      {
        name: 'affiliate_links_utm_shape',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.utm_source, '^[a-z0-9_-]{1,40}$'),
          () => sql.op('~', row.utm_medium, '^[a-z0-9_-]{1,40}$'),
          () => sql.op('~', row.utm_campaign, '^[a-z0-9_-]{1,60}$'),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // with check (affiliate_id = (select public.own_affiliate_id()))
      {
        name: 'Affiliates make links of their own',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
      },
      // using (affiliate_id = (select public.own_affiliate_id())) with check (affiliate_id = (select
      //   public.own_affiliate_id()))
      {
        name: 'Affiliates rename and archive their own links',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
        check: (sql, row) => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
      },
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own links, admins every link',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: {
      authenticated: {
        insert: ['id', 'affiliate_id', 'name', 'path', 'utm_source', 'utm_medium', 'utm_campaign'],
        update: ['name', 'is_archived'],
      }
    },
    triggers: [
      {
        name: 'affiliate_links_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(
          sql,
          event,
          { trigger: 'affiliate_links_limit', table: 'affiliate_links', args: [] },
        ),
      },
      {
        name: 'affiliate_links_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['path'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'affiliate_links_targets', table: 'affiliate_links', args: ['path', 'site'] },
        ),
      },
    ],
    touched: [],
  },
  affiliate_payout_methods: {
    name: 'affiliate_payout_methods',
    columns: [
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'method', type: 'affiliate_payout_method', isNullable: false },
      { name: 'details', type: 'jsonb', isNullable: false },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['affiliate_id'],
    uniques: [
      { name: 'affiliate_payout_methods_pkey', columns: ['affiliate_id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_payout_methods_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'cascade',
        rank: 28,
      },
    ],
    checks: [
      // check COALESCE( CASE method WHEN 'Bank'::public.affiliate_payout_method THEN (((length((details ->> 'iban'::text)) >=
      //   15) AND (length((details ->> 'iban'::text)) <= 34)) AND ((length((details ->> 'holder'::text)) >= 1) AND
      //   (length((details ->> 'holder'::text)) <= 80))) WHEN 'UPI'::public.affiliate_payout_method THEN ((details ->>
      //   'vpa'::text) ~ '^[a-z0-9._-]+@[a-z]+$'::text) ELSE (((length((details ->> 'address'::text)) >= 26) AND
      //   (length((details ->> 'address'::text)) <= 90)) AND ((length((details ->> 'network'::text)) >= 1) AND (length((details
      //   ->> 'network'::text)) <= 20))) END, false)
      {
        name: 'affiliate_payout_methods_details_complete',
        test: (sql, row) => (
          (
            sql.op('=', row.method, 'Bank') === true ? sql.and(
              () => sql.op('>=', sql.call('length', sql.op('->>', row.details, 'iban')), 15),
              () => sql.op('<=', sql.call('length', sql.op('->>', row.details, 'iban')), 34),
              () => sql.op('>=', sql.call('length', sql.op('->>', row.details, 'holder')), 1),
              () => sql.op('<=', sql.call('length', sql.op('->>', row.details, 'holder')), 80),
            ) : sql.op('=', row.method, 'UPI') === true ? sql.op(
              '~',
              sql.op('->>', row.details, 'vpa'),
              '^[a-z0-9._-]+@[a-z]+$',
            ) : sql.and(
              () => sql.op('>=', sql.call('length', sql.op('->>', row.details, 'address')), 26),
              () => sql.op('<=', sql.call('length', sql.op('->>', row.details, 'address')), 90),
              () => sql.op('>=', sql.call('length', sql.op('->>', row.details, 'network')), 1),
              () => sql.op('<=', sql.call('length', sql.op('->>', row.details, 'network')), 20),
            )
          ) ?? false
        ),
      },
      // check (length((details)::text) <= 1000)
      {
        name: 'affiliate_payout_methods_details_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.details, 'text')), 1000),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own payout method, admins every method',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
      // with check (affiliate_id = (select public.own_affiliate_id()))
      {
        name: 'Affiliates add their own payout method',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
      },
      // using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified())) with check
      //   (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()))
      {
        name: 'Affiliates change their own payout method after a check',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_recently_verified'),
        ),
        check: (sql, row) => sql.and(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_recently_verified'),
        ),
      },
      // using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()))
      {
        name: 'Affiliates remove their own payout method after a check',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_recently_verified'),
        ),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    triggers: [
      {
        name: 'affiliate_payout_methods_limit',
        timing: 'before', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(
          sql,
          event,
          { trigger: 'affiliate_payout_methods_limit', table: 'affiliate_payout_methods', args: [] },
        ),
      },
    ],
    touched: ['updated_at'],
  },
  affiliate_payouts: {
    name: 'affiliate_payouts',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'amount_cents', type: 'int4', isNullable: false },
      { name: 'method', type: 'affiliate_payout_method', isNullable: false },
      { name: 'details', type: 'jsonb', isNullable: false },
      { name: 'status', type: 'affiliate_payout_status', isNullable: false, defaultValue: () => 'requested' },
      { name: 'reason', type: 'text', isNullable: true },
      { name: 'reference', type: 'text', isNullable: true },
      { name: 'requested_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'decided_by', type: 'uuid', isNullable: true },
      { name: 'decided_at', type: 'timestamptz', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_payouts_pkey', columns: ['id'] },
      { name: 'affiliate_payouts_reference_key', columns: ['reference'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_payouts_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'restrict',
        rank: 69,
      },
      {
        name: 'affiliate_payouts_decided_by_fkey',
        columns: ['decided_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 70,
      },
    ],
    checks: [
      // check (amount_cents >= 5000)
      { name: 'affiliate_payouts_amount_from_the_minimum', test: (sql, row) => sql.op('>=', row.amount_cents, 5000) },
      // check ((status = 'requested'::public.affiliate_payout_status) = (decided_at IS NULL))
      {
        name: 'affiliate_payouts_decided_at_a_moment',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'requested'), row.decided_at == null),
      },
      // check ((status = 'paid'::public.affiliate_payout_status) = (reference IS NOT NULL))
      {
        name: 'affiliate_payouts_paid_with_a_reference',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'paid'), row.reference != null),
      },
      // check ((length(reason) >= 1) AND (length(reason) <= 300))
      {
        name: 'affiliate_payouts_reason_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.reason), 1),
          () => sql.op('<=', sql.call('length', row.reason), 300),
        ),
      },
      // check ((status = 'rejected'::public.affiliate_payout_status) = (reason IS NOT NULL))
      {
        name: 'affiliate_payouts_rejected_with_a_reason',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'rejected'), row.reason != null),
      },
      // check ((length((details)::text) <= 1000) AND (length(reference) <= 200))
      {
        name: 'affiliate_payouts_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', sql.cast(row.details, 'text')), 1000),
          () => sql.op('<=', sql.call('length', row.reference), 200),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own payouts, admins every payout',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
      // using ((select public.is_admin()) and affiliate_id is distinct from (select public.own_affiliate_id()) and status in
      //   ('requested', 'approved')) with check ((select public.is_admin()) and decided_by = (select auth.uid()))
      {
        name: 'Admins decide the payouts of others in their own name',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.isDistinct(row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.any('=', row.status, ['requested', 'approved']),
        ),
        check: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.op('=', row.decided_by, sql.call('auth.uid')),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['status', 'reason', 'reference'] } },
    indexes: [['requested_at'], ['decided_by'], ['affiliate_id', 'requested_at'], ['status']],
    triggers: [
      {
        name: 'affiliate_payouts_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'affiliate_payouts_audit', table: 'affiliate_payouts', args: [] },
        ),
      },
      {
        name: 'affiliate_payouts_decide',
        timing: 'before', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.op('<>', event.new?.status, event.old?.status),
        run: (sql, event) => decideAffiliatePayoutImplementation(
          sql,
          event,
          { trigger: 'affiliate_payouts_decide', table: 'affiliate_payouts', args: [] },
        ),
      },
      {
        name: 'affiliate_payouts_keep_documents',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'paid'),
          () => sql.op('<>', event.old?.status, 'paid'),
        ),
        run: (sql, event) => keepDocumentsImplementation(
          sql,
          event,
          { trigger: 'affiliate_payouts_keep_documents', table: 'affiliate_payouts', args: [] },
        ),
      },
      {
        name: 'affiliate_payouts_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(
          sql,
          event,
          { trigger: 'affiliate_payouts_limit', table: 'affiliate_payouts', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  affiliate_referrals: {
    name: 'affiliate_referrals',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'affiliate_id', type: 'uuid', isNullable: false },
      { name: 'link_id', type: 'uuid', isNullable: false },
      { name: 'person_id', type: 'uuid', isNullable: true },
      { name: 'shown_name', type: 'text', isNullable: false },
      { name: 'country', type: 'text', isNullable: true },
      { name: 'is_new', type: 'bool', isNullable: false },
      { name: 'referred_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliate_referrals_pkey', columns: ['id'] },
      { name: 'affiliate_referrals_person_id_key', columns: ['person_id'] },
      { name: 'affiliate_referrals_id_affiliate_id_key', columns: ['id', 'affiliate_id'] },
    ],
    foreignKeys: [
      {
        name: 'affiliate_referrals_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'cascade',
        rank: 60,
      },
      {
        name: 'affiliate_referrals_person_id_fkey',
        columns: ['person_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 61,
      },
      {
        name: 'affiliate_referrals_link_id_affiliate_id_fkey',
        columns: ['link_id', 'affiliate_id'],
        references: { schema: 'public', table: 'affiliate_links', columns: ['id', 'affiliate_id'] },
        onDelete: 'cascade',
        rank: 62,
      },
    ],
    checks: [
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'affiliate_referrals_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check ((length(shown_name) >= 1) AND (length(shown_name) <= 80))
      {
        name: 'affiliate_referrals_shown_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.shown_name), 1),
          () => sql.op('<=', sql.call('length', row.shown_name), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own referrals, admins every referral',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['link_id', 'affiliate_id'], ['affiliate_id', 'referred_at']],
    isPublished: true,
    touched: [],
  },
  affiliates: {
    name: 'affiliates',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'owner_id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'code', type: 'text', isNullable: false },
      { name: 'audience', type: 'text', isNullable: false },
      { name: 'website', type: 'text', isNullable: true },
      { name: 'status', type: 'affiliate_status', isNullable: false, defaultValue: () => 'pending' },
      { name: 'commission_bps', type: 'int4', isNullable: false, defaultValue: () => 1000 },
      { name: 'decided_by', type: 'uuid', isNullable: true },
      { name: 'decided_at', type: 'timestamptz', isNullable: true },
      { name: 'applied_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'email', type: 'text', isNullable: true, defaultValue: (sql) => sql.op('->>', sql.call('auth.jwt'), 'email') },
      { name: 'reason', type: 'text', isNullable: true },
      { name: 'terms_accepted_at', type: 'timestamptz', isNullable: true },
      { name: 'rate_reason', type: 'text', isNullable: true },
      { name: 'rate_changed_at', type: 'timestamptz', isNullable: true },
      { name: 'terms_version', type: 'text', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'affiliates_pkey', columns: ['id'] },
      { name: 'affiliates_owner_id_key', columns: ['owner_id'] },
      { name: 'affiliates_code_key', columns: ['code'] },
    ],
    foreignKeys: [
      {
        name: 'affiliates_owner_id_fkey',
        columns: ['owner_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'cascade',
        rank: 26,
      },
      {
        name: 'affiliates_decided_by_fkey',
        columns: ['decided_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 27,
      },
    ],
    checks: [
      // check ((length(audience) >= 1) AND (length(audience) <= 300))
      {
        name: 'affiliates_audience_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.audience), 1),
          () => sql.op('<=', sql.call('length', row.audience), 300),
        ),
      },
      // check (code ~ '^[A-Z0-9]{4,16}$'::text)
      { name: 'affiliates_code_shape', test: (sql, row) => sql.op('~', row.code, '^[A-Z0-9]{4,16}$') },
      // check ((commission_bps >= 0) AND (commission_bps <= 5000))
      {
        name: 'affiliates_commission_range',
        test: (sql, row) => sql.and(() => sql.op('>=', row.commission_bps, 0), () => sql.op('<=', row.commission_bps, 5000)),
      },
      // check ((status = 'pending'::public.affiliate_status) = (decided_at IS NULL))
      {
        name: 'affiliates_decided_at_a_moment',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'pending'), row.decided_at == null),
      },
      // check (length(email) <= 254)
      { name: 'affiliates_email_length', test: (sql, row) => sql.op('<=', sql.call('length', row.email), 254) },
      // check (((rate_reason IS NULL) = (rate_changed_at IS NULL)) AND ((length(rate_reason) >= 1) AND (length(rate_reason) <=
      //   300)))
      {
        name: 'affiliates_rate_reason_when_changed',
        test: (sql, row) => sql.and(
          () => sql.op('=', row.rate_reason == null, row.rate_changed_at == null),
          () => sql.op('>=', sql.call('length', row.rate_reason), 1),
          () => sql.op('<=', sql.call('length', row.rate_reason), 300),
        ),
      },
      // check ((length(reason) >= 1) AND (length(reason) <= 300))
      {
        name: 'affiliates_reason_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.reason), 1),
          () => sql.op('<=', sql.call('length', row.reason), 300),
        ),
      },
      // check ((status <> 'rejected'::public.affiliate_status) OR (reason IS NOT NULL))
      {
        name: 'affiliates_rejected_with_a_reason',
        test: (sql, row) => sql.or(() => sql.op('<>', row.status, 'rejected'), () => row.reason != null),
      },
      // check ((length(terms_version) >= 1) AND (length(terms_version) <= 40))
      {
        name: 'affiliates_terms_version_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.terms_version), 1),
          () => sql.op('<=', sql.call('length', row.terms_version), 40),
        ),
      },
      // check ((terms_version IS NULL) OR (terms_accepted_at IS NOT NULL))
      {
        name: 'affiliates_terms_version_with_its_time',
        test: (sql, row) => sql.or(() => row.terms_version == null, () => row.terms_accepted_at != null),
      },
      // check ((website ~ '^https://[^ ]+$'::text) AND (length(website) <= 200))
      {
        name: 'affiliates_website_is_https',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.website, '^https://[^ ]+$'),
          () => sql.op('<=', sql.call('length', row.website), 200),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (owner_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'Affiliates read their own record, admins every affiliate',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
      // using ((select public.is_admin()) and owner_id <> (select auth.uid())) with check ((select public.is_admin()))
      {
        name: 'Admins decide on other affiliates',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(() => sql.call('public.is_admin'), () => sql.op('<>', row.owner_id, sql.call('auth.uid'))),
        check: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['status', 'commission_bps', 'reason', 'rate_reason'] } },
    indexes: [['decided_by']],
    triggers: [
      {
        name: 'affiliates_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'affiliates_audit', table: 'affiliates', args: [] },
        ),
      },
      {
        name: 'affiliates_sign',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        columns: ['status', 'commission_bps', 'rate_reason'],
        run: (sql, event) => signAffiliateDecisionImplementation(
          sql,
          event,
          { trigger: 'affiliates_sign', table: 'affiliates', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  audit_log: {
    name: 'audit_log',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'actor', type: 'uuid', isNullable: true },
      { name: 'actor_role', type: 'text', isNullable: false },
      { name: 'action', type: 'text', isNullable: false },
      { name: 'table_name', type: 'text', isNullable: false },
      { name: 'row_id', type: 'uuid', isNullable: false },
      { name: 'before', type: 'jsonb', isNullable: true },
      { name: 'after', type: 'jsonb', isNullable: true },
      { name: 'happened_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'audit_log_pkey', columns: ['id'] },
    ],
    foreignKeys: [],
    checks: [
      // check (action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))
      { name: 'audit_log_action_known', test: (sql, row) => sql.any('=', row.action, ['insert', 'update', 'delete']) },
      // check (((before IS NOT NULL) OR (action = 'insert'::text)) AND ((after IS NOT NULL) OR (action = 'delete'::text)))
      {
        name: 'audit_log_shows_the_change',
        test: (sql, row) => sql.and(
          () => sql.or(() => row.before != null, () => sql.op('=', row.action, 'insert')),
          () => sql.or(() => row.after != null, () => sql.op('=', row.action, 'delete')),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read the audit log',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select'] },
    indexes: [['happened_at'], ['table_name', 'row_id'], ['actor']],
    touched: [],
  },
  blog_categories: {
    name: 'blog_categories',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'slug', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'description', type: 'text', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'language', type: 'text', isNullable: false, defaultValue: () => 'en' },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'blog_categories_pkey', columns: ['id'] },
      { name: 'blog_categories_language_slug_key', columns: ['language', 'slug'] },
    ],
    foreignKeys: [],
    checks: [
      // check ((length(description) >= 1) AND (length(description) <= 200))
      {
        name: 'blog_categories_description_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.description), 1),
          () => sql.op('<=', sql.call('length', row.description), 200),
        ),
      },
      // check (language = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'blog_categories_language_known', test: (sql, row) => sql.any('=', row.language, ['en', 'ar']) },
      // check ((length(name) >= 1) AND (length(name) <= 60))
      {
        name: 'blog_categories_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 60),
        ),
      },
      // check ("position" > 0)
      { name: 'blog_categories_position_from_one', test: (sql, row) => sql.op('>', row.position, 0) },
      // check (length(slug) <= 60)
      { name: 'blog_categories_slug_length', test: (sql, row) => sql.op('<=', sql.call('length', row.slug), 60) },
      // check public.is_slug(slug)
      { name: 'blog_categories_slug_shape', test: (sql, row) => sql.call('public.is_slug', row.slug) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads the categories',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add categories',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit categories',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete categories',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: ['select'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    triggers: [
      {
        name: 'blog_categories_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'blog_categories_audit', table: 'blog_categories', args: [] },
        ),
      },
      {
        name: 'blog_categories_claims',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['name', 'description'],
        run: (sql, event) => checkClaimsImplementation(
          sql,
          event,
          { trigger: 'blog_categories_claims', table: 'blog_categories', args: ['name', 'description'] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  blog_posts: {
    name: 'blog_posts',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'slug', type: 'text', isNullable: false },
      { name: 'category_id', type: 'uuid', isNullable: false },
      { name: 'title', type: 'text', isNullable: false },
      { name: 'excerpt', type: 'text', isNullable: false },
      { name: 'body', type: 'text', isNullable: false },
      { name: 'author_name', type: 'text', isNullable: false },
      { name: 'author_role', type: 'text', isNullable: false },
      { name: 'reading_minutes', type: 'int4', isNullable: false },
      { name: 'tags', type: '_text', isNullable: false, defaultValue: () => [] },
      { name: 'image_path', type: 'text', isNullable: true },
      { name: 'published_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'language', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'former_published_at', type: 'timestamptz', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'blog_posts_pkey', columns: ['id'] },
      { name: 'blog_posts_language_slug_key', columns: ['language', 'slug'] },
    ],
    foreignKeys: [
      {
        name: 'blog_posts_category_id_fkey',
        columns: ['category_id'],
        references: { schema: 'public', table: 'blog_categories', columns: ['id'] },
        onDelete: 'restrict',
        rank: 18,
      },
      {
        name: 'blog_posts_image_path_fkey',
        columns: ['image_path'],
        references: { schema: 'public', table: 'media_library', columns: ['path'] },
        onDelete: 'set null',
        rank: 19,
      },
      {
        name: 'blog_posts_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 20,
      },
    ],
    checks: [
      // check (((length(author_name) >= 1) AND (length(author_name) <= 80)) AND ((length(author_role) >= 1) AND
      //   (length(author_role) <= 80)))
      {
        name: 'blog_posts_author_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.author_name), 1),
          () => sql.op('<=', sql.call('length', row.author_name), 80),
          () => sql.op('>=', sql.call('length', row.author_role), 1),
          () => sql.op('<=', sql.call('length', row.author_role), 80),
        ),
      },
      // check ((length(body) <= 40000) AND ((status = 'draft'::public.content_status) OR (length(body) > 0)))
      {
        name: 'blog_posts_body_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.body), 40000),
          () => sql.or(() => sql.op('=', row.status, 'draft'), () => sql.op('>', sql.call('length', row.body), 0)),
        ),
      },
      // check ((length(excerpt) <= 240) AND ((status = 'draft'::public.content_status) OR (length(excerpt) > 0)))
      {
        name: 'blog_posts_excerpt_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.excerpt), 240),
          () => sql.or(() => sql.op('=', row.status, 'draft'), () => sql.op('>', sql.call('length', row.excerpt), 0)),
        ),
      },
      // check (language = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'blog_posts_language_known', test: (sql, row) => sql.any('=', row.language, ['en', 'ar']) },
      // check (NOT (public.holds_banned_claim(title) OR public.holds_banned_claim(excerpt) OR public.holds_banned_claim(body)))
      {
        name: 'blog_posts_no_banned_claim',
        test: (sql, row) => sql.not(
          sql.or(
            () => sql.call('public.holds_banned_claim', row.title),
            () => sql.call('public.holds_banned_claim', row.excerpt),
            () => sql.call('public.holds_banned_claim', row.body),
          )
        ),
      },
      // check ((reading_minutes >= 1) AND (reading_minutes <= 60))
      {
        name: 'blog_posts_reading_minutes_range',
        test: (sql, row) => sql.and(() => sql.op('>=', row.reading_minutes, 1), () => sql.op('<=', row.reading_minutes, 60)),
      },
      // check (public.is_slug(slug) AND (length(slug) <= 80))
      {
        name: 'blog_posts_slug_shape',
        test: (sql, row) => sql.and(
          () => sql.call('public.is_slug', row.slug),
          () => sql.op('<=', sql.call('length', row.slug), 80),
        ),
      },
      // check (cardinality(tags) <= 8)
      { name: 'blog_posts_tags_few', test: (sql, row) => sql.op('<=', sql.call('cardinality', row.tags), 8) },
      // check (length((tags)::text) <= 1000)
      {
        name: 'blog_posts_tags_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.tags, 'text')), 1000),
      },
      // check ((length(title) >= 1) AND (length(title) <= 90))
      {
        name: 'blog_posts_title_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.title), 1),
          () => sql.op('<=', sql.call('length', row.title), 90),
        ),
      },
      // check (version > 0)
      { name: 'blog_posts_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published' and published_at <= now())
      {
        name: 'Visitors read published articles',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.op('=', row.status, 'published'),
          () => sql.op('<=', row.published_at, sql.call('now')),
        ),
      },
      // using ((status = 'published' and published_at <= now()) or (select public.is_admin()))
      {
        name: 'People read published articles, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.status, 'published'), () => sql.op('<=', row.published_at, sql.call('now'))),
          () => sql.call('public.is_admin'),
        ),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add articles',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit articles',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete articles',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: {
        select: [
          'id',
          'slug',
          'category_id',
          'title',
          'excerpt',
          'body',
          'author_name',
          'author_role',
          'reading_minutes',
          'tags',
          'image_path',
          'published_at',
          'status',
          'version',
          'created_at',
          'updated_at',
          'language',
        ]
      }
    },
    indexes: [['category_id'], ['published_at'], ['updated_by'], ['image_path']],
    triggers: [
      {
        name: 'blog_posts_addresses',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: true,
        columns: ['language', 'slug'],
        run: (sql, event) => keepOldAddressImplementation(
          sql,
          event,
          { trigger: 'blog_posts_addresses', table: 'blog_posts', args: [] },
        ),
      },
      {
        name: 'blog_posts_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'blog_posts_audit', table: 'blog_posts', args: [] },
        ),
      },
      {
        name: 'blog_posts_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'blog_posts_author', table: 'blog_posts', args: [] },
        ),
      },
      {
        name: 'blog_posts_date',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        columns: ['status'],
        run: (sql, event) => dateFirstPublicationImplementation(
          sql,
          event,
          { trigger: 'blog_posts_date', table: 'blog_posts', args: [] },
        ),
      },
      {
        name: 'blog_posts_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'blog_posts_stamp', table: 'blog_posts', args: [] },
        ),
      },
      {
        name: 'blog_posts_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'blog_posts_versions', table: 'blog_posts', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  blog_redirects: {
    name: 'blog_redirects',
    columns: [
      { name: 'language', type: 'text', isNullable: false },
      { name: 'slug', type: 'text', isNullable: false },
      { name: 'post_id', type: 'uuid', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['language', 'slug'],
    uniques: [
      { name: 'blog_redirects_pkey', columns: ['language', 'slug'] },
    ],
    foreignKeys: [
      {
        name: 'blog_redirects_post_id_fkey',
        columns: ['post_id'],
        references: { schema: 'public', table: 'blog_posts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 21,
      },
    ],
    checks: [
      // check (language = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'blog_redirects_language_known', test: (sql, row) => sql.any('=', row.language, ['en', 'ar']) },
      // check (public.is_slug(slug) AND (length(slug) <= 80))
      {
        name: 'blog_redirects_slug_shape',
        test: (sql, row) => sql.and(
          () => sql.call('public.is_slug', row.slug),
          () => sql.op('<=', sql.call('length', row.slug), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads where old addresses lead',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select'] },
    indexes: [['post_id']],
    touched: [],
  },
  certificates: {
    name: 'certificates',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'number', type: 'int4', isNullable: false, identity: 'always', sequence: { start: 5001, increment: 1 } },
      { name: 'account_id', type: 'uuid', isNullable: false },
      { name: 'payout_id', type: 'uuid', isNullable: true },
      { name: 'kind', type: 'certificate_kind', isNullable: false },
      { name: 'holder_name', type: 'text', isNullable: true },
      { name: 'issued_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'is_name_hidden', type: 'bool', isNullable: false, defaultValue: () => false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'certificates_pkey', columns: ['id'] },
      { name: 'certificates_number_key', columns: ['number'] },
      { name: 'certificates_payout_id_key', columns: ['payout_id'] },
      {
        name: 'certificates_one_pass_per_account',
        columns: ['account_id'],
        where: (sql, row) => sql.op('=', row.kind, 'passed'),
      },
    ],
    foreignKeys: [
      {
        name: 'certificates_account_id_fkey',
        columns: ['account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 54,
      },
      {
        name: 'certificates_payout_id_fkey',
        columns: ['payout_id'],
        references: { schema: 'public', table: 'payouts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 55,
      },
    ],
    checks: [
      // check ((length(holder_name) >= 1) AND (length(holder_name) <= 80))
      {
        name: 'certificates_holder_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.holder_name), 1),
          () => sql.op('<=', sql.call('length', row.holder_name), 80),
        ),
      },
      // check ((kind = 'payout'::public.certificate_kind) = (payout_id IS NOT NULL))
      {
        name: 'certificates_names_its_payout',
        test: (sql, row) => sql.op('=', sql.op('=', row.kind, 'payout'), row.payout_id != null),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.trading_accounts where trading_accounts.id = certificates.account_id))
      {
        name: 'Who reads an account reads its certificates',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('trading_accounts', { id: row.account_id }).some(
          (trading_accounts) => sql.op('=', trading_accounts.id, row.account_id) === true
        ),
      },
      // using (exists (select 1 from public.trading_accounts where trading_accounts.id = certificates.account_id and
      //   trading_accounts.user_id = (select auth.uid()))) with check (exists (select 1 from public.trading_accounts where
      //   trading_accounts.id = certificates.account_id and trading_accounts.user_id = (select auth.uid())))
      {
        name: 'Holders hide the name on certificates of their own',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('trading_accounts', { id: row.account_id, user_id: sql.call('auth.uid') }).some(
          (trading_accounts) => sql.and(
            () => sql.op('=', trading_accounts.id, row.account_id),
            () => sql.op('=', trading_accounts.user_id, sql.call('auth.uid')),
          ) === true
        ),
        check: (sql, row) => sql.rows('trading_accounts', { id: row.account_id, user_id: sql.call('auth.uid') }).some(
          (trading_accounts) => sql.and(
            () => sql.op('=', trading_accounts.id, row.account_id),
            () => sql.op('=', trading_accounts.user_id, sql.call('auth.uid')),
          ) === true
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['is_name_hidden'] } },
    indexes: [['account_id', 'issued_at']],
    touched: [],
  },
  commission_tiers: {
    name: 'commission_tiers',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'minimum_sales', type: 'int4', isNullable: false },
      { name: 'commission_bps', type: 'int4', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'commission_tiers_pkey', columns: ['id'] },
      { name: 'commission_tiers_minimum_sales_key', columns: ['minimum_sales'] },
    ],
    foreignKeys: [],
    checks: [
      // check ((commission_bps >= 1) AND (commission_bps <= 5000))
      {
        name: 'commission_tiers_commission_range',
        test: (sql, row) => sql.and(() => sql.op('>=', row.commission_bps, 1), () => sql.op('<=', row.commission_bps, 5000)),
      },
      // check (minimum_sales >= 0)
      { name: 'commission_tiers_minimum_sales_not_negative', test: (sql, row) => sql.op('>=', row.minimum_sales, 0) },
      // check ((length(id) <= 60) AND (length(name) <= 80))
      {
        name: 'commission_tiers_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.id), 60),
          () => sql.op('<=', sql.call('length', row.name), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads the commission tiers',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  component_config: {
    name: 'component_config',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'component', type: 'text', isNullable: false },
      { name: 'settings', type: 'jsonb', isNullable: false, defaultValue: () => ({}) },
      { name: 'is_enabled', type: 'bool', isNullable: false, defaultValue: () => true },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'component_config_pkey', columns: ['id'] },
      { name: 'component_config_component_key', columns: ['component'] },
    ],
    foreignKeys: [
      {
        name: 'component_config_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 15,
      },
    ],
    checks: [
      // check public.is_slug(component)
      { name: 'component_config_component_shape', test: (sql, row) => sql.call('public.is_slug', row.component) },
      // check (NOT public.holds_banned_claim((settings)::text))
      {
        name: 'component_config_no_banned_claim',
        test: (sql, row) => sql.not(sql.call('public.holds_banned_claim', sql.cast(row.settings, 'text'))),
      },
      // check (jsonb_typeof(settings) = 'object'::text)
      {
        name: 'component_config_settings_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.settings), 'object'),
      },
      // check public.are_component_settings(component, settings)
      {
        name: 'component_config_settings_known',
        test: (sql, row) => sql.call('public.are_component_settings', row.component, row.settings),
      },
      // check (length((settings)::text) <= 100000)
      {
        name: 'component_config_settings_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.settings, 'text')), 100000),
      },
      // check (version > 0)
      { name: 'component_config_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published component settings',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published component settings, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add component settings',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit component settings',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete component settings',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: { select: ['id', 'component', 'settings', 'is_enabled', 'status', 'version', 'created_at', 'updated_at'] }
    },
    indexes: [['updated_by']],
    triggers: [
      {
        name: 'component_config_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'component_config_audit', table: 'component_config', args: [] },
        ),
      },
      {
        name: 'component_config_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'component_config_author', table: 'component_config', args: [] },
        ),
      },
      {
        name: 'component_config_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'component_config_stamp', table: 'component_config', args: [] },
        ),
      },
      {
        name: 'component_config_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'component_config_versions', table: 'component_config', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  consent_log: {
    name: 'consent_log',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'visitor_id', type: 'uuid', isNullable: false },
      { name: 'version', type: 'text', isNullable: false },
      { name: 'text_hash', type: 'text', isNullable: false },
      { name: 'choice', type: 'consent_choice', isNullable: false },
      { name: 'analytics', type: 'bool', isNullable: false },
      { name: 'marketing', type: 'bool', isNullable: false },
      { name: 'chosen_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'consent_log_pkey', columns: ['id'] },
    ],
    foreignKeys: [],
    checks: [
      // check  CASE choice WHEN 'accept-all'::public.consent_choice THEN (analytics AND marketing) WHEN
      //   'necessary-only'::public.consent_choice THEN ((NOT analytics) AND (NOT marketing)) ELSE true END
      {
        name: 'consent_log_choice_means_its_flags',
        test: (sql, row) => (
          sql.op('=', row.choice, 'accept-all') === true ? sql.and(
            () => row.analytics,
            () => row.marketing,
          ) : sql.op('=', row.choice, 'necessary-only') === true ? sql.and(
            () => sql.not(row.analytics),
            () => sql.not(row.marketing),
          ) : true
        ),
      },
      // check (text_hash ~ '^[0-9a-f]{64}$'::text)
      { name: 'consent_log_text_hash_shape', test: (sql, row) => sql.op('~', row.text_hash, '^[0-9a-f]{64}$') },
      // check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)
      { name: 'consent_log_version_is_a_day', test: (sql, row) => sql.op('~', row.version, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read the consent log',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert'] },
    indexes: [['chosen_at'], ['visitor_id', 'chosen_at']],
    touched: [],
  },
  contact_messages: {
    name: 'contact_messages',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'email', type: 'text', isNullable: false },
      { name: 'topic', type: 'contact_topic', isNullable: false },
      { name: 'message', type: 'text', isNullable: false },
      { name: 'status', type: 'contact_status', isNullable: false, defaultValue: () => 'new' },
      { name: 'answer', type: 'text', isNullable: true },
      { name: 'answered_by', type: 'uuid', isNullable: true },
      { name: 'answered_at', type: 'timestamptz', isNullable: true },
      { name: 'received_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'idempotency_key', type: 'uuid', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'contact_messages_pkey', columns: ['id'] },
      { name: 'contact_messages_idempotency_key_key', columns: ['idempotency_key'] },
    ],
    foreignKeys: [
      {
        name: 'contact_messages_answered_by_fkey',
        columns: ['answered_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 7,
      },
    ],
    checks: [
      // check ((length(answer) >= 1) AND (length(answer) <= 8000))
      {
        name: 'contact_messages_answer_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.answer), 1),
          () => sql.op('<=', sql.call('length', row.answer), 8000),
        ),
      },
      // check ((status = 'answered'::public.contact_status) = ((answer IS NOT NULL) AND (answered_at IS NOT NULL)))
      {
        name: 'contact_messages_answered_with_text',
        test: (sql, row) => sql.op(
          '=',
          sql.op('=', row.status, 'answered'),
          sql.and(() => row.answer != null, () => row.answered_at != null),
        ),
      },
      // check ((email ~ '^[^@ ]+@[^@ ]+[.][^@ ]+$'::text) AND (length(email) <= 254))
      {
        name: 'contact_messages_email_shape',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.email, '^[^@ ]+@[^@ ]+[.][^@ ]+$'),
          () => sql.op('<=', sql.call('length', row.email), 254),
        ),
      },
      // check ((length(message) >= 10) AND (length(message) <= 4000))
      {
        name: 'contact_messages_message_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.message), 10),
          () => sql.op('<=', sql.call('length', row.message), 4000),
        ),
      },
      // check ((length(name) >= 1) AND (length(name) <= 80))
      {
        name: 'contact_messages_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read messages',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()) and (answered_by is null or answered_by =
      //   (select auth.uid())))
      {
        name: 'Admins answer messages in their own name',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.or(() => row.answered_by == null, () => sql.op('=', row.answered_by, sql.call('auth.uid'))),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['status', 'answer'] } },
    indexes: [['status', 'received_at'], ['answered_by']],
    triggers: [
      {
        name: 'contact_messages_audit',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'contact_messages_audit', table: 'contact_messages', args: [] },
        ),
      },
      {
        name: 'contact_messages_sign',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        columns: ['status', 'answer'],
        run: (sql, event) => signAnswerImplementation(
          sql,
          event,
          { trigger: 'contact_messages_sign', table: 'contact_messages', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  content_drafts: {
    name: 'content_drafts',
    columns: [
      { name: 'table_name', type: 'text', isNullable: false },
      { name: 'row_id', type: 'uuid', isNullable: false },
      { name: 'base_version', type: 'int4', isNullable: false },
      { name: 'changes', type: 'jsonb', isNullable: false },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'revision', type: 'int4', isNullable: false, defaultValue: () => 1 },
    ],
    primaryKey: ['table_name', 'row_id'],
    uniques: [
      { name: 'content_drafts_pkey', columns: ['table_name', 'row_id'] },
    ],
    foreignKeys: [
      {
        name: 'content_drafts_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 8,
      },
    ],
    checks: [
      // check (base_version > 0)
      { name: 'content_drafts_base_version_positive', test: (sql, row) => sql.op('>', row.base_version, 0) },
      // check (jsonb_typeof(changes) = 'object'::text)
      {
        name: 'content_drafts_changes_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.changes), 'object'),
      },
      // check (length((changes)::text) <= 500000)
      {
        name: 'content_drafts_changes_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.changes, 'text')), 500000),
      },
      // check (revision > 0)
      { name: 'content_drafts_revision_positive', test: (sql, row) => sql.op('>', row.revision, 0) },
      // check (table_name = ANY (ARRAY['blog_posts'::text, 'component_config'::text, 'cta_config'::text, 'media_library'::text,
      //   'navigation_menu'::text, 'page_content'::text, 'seo_config'::text, 'theme_config'::text]))
      {
        name: 'content_drafts_table_known',
        test: (sql, row) => sql.any(
          '=',
          row.table_name,
          [
            'blog_posts',
            'component_config',
            'cta_config',
            'media_library',
            'navigation_menu',
            'page_content',
            'seo_config',
            'theme_config',
          ],
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins manage drafts',
        command: 'all', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    indexes: [['updated_at'], ['updated_by']],
    triggers: [
      {
        name: 'content_drafts_author',
        timing: 'before', events: ['insert', 'update'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'content_drafts_author', table: 'content_drafts', args: [] },
        ),
      },
      {
        name: 'content_drafts_revision',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        columns: ['table_name', 'row_id', 'base_version', 'changes', 'revision'],
        run: (sql, event) => checkDraftRevisionImplementation(
          sql,
          event,
          { trigger: 'content_drafts_revision', table: 'content_drafts', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: ['updated_at'],
  },
  content_release_items: {
    name: 'content_release_items',
    columns: [
      { name: 'release_id', type: 'uuid', isNullable: false },
      { name: 'table_name', type: 'text', isNullable: false },
      { name: 'row_id', type: 'uuid', isNullable: false },
      { name: 'version', type: 'int4', isNullable: false },
      { name: 'draft', type: 'int4', isNullable: true },
      { name: 'published_version', type: 'int4', isNullable: true },
    ],
    primaryKey: ['release_id', 'table_name', 'row_id'],
    uniques: [
      { name: 'content_release_items_pkey', columns: ['release_id', 'table_name', 'row_id'] },
    ],
    foreignKeys: [
      {
        name: 'content_release_items_release_id_fkey',
        columns: ['release_id'],
        references: { schema: 'public', table: 'content_releases', columns: ['id'] },
        onDelete: 'cascade',
        rank: 23,
      },
    ],
    checks: [
      // check (table_name = ANY (ARRAY['blog_posts'::text, 'component_config'::text, 'cta_config'::text, 'media_library'::text,
      //   'navigation_menu'::text, 'page_content'::text, 'seo_config'::text, 'theme_config'::text]))
      {
        name: 'content_release_items_table_known',
        test: (sql, row) => sql.any(
          '=',
          row.table_name,
          [
            'blog_posts',
            'component_config',
            'cta_config',
            'media_library',
            'navigation_menu',
            'page_content',
            'seo_config',
            'theme_config',
          ],
        ),
      },
      // check (version > 0)
      { name: 'content_release_items_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read the documents of releases',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select'] },
    indexes: [['table_name', 'row_id']],
    touched: [],
  },
  content_releases: {
    name: 'content_releases',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'state', type: 'release_state', isNullable: false, defaultValue: () => 'planned' },
      { name: 'publish_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'published_at', type: 'timestamptz', isNullable: true },
      { name: 'rolled_back_at', type: 'timestamptz', isNullable: true },
      { name: 'problem', type: 'text', isNullable: true },
      { name: 'created_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'content_releases_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'content_releases_created_by_fkey',
        columns: ['created_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 22,
      },
    ],
    checks: [
      // check ((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 120))
      {
        name: 'content_releases_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', sql.call('btrim', row.name)), 1),
          () => sql.op('<=', sql.call('length', sql.call('btrim', row.name)), 120),
        ),
      },
      // check (length(problem) <= 1000)
      { name: 'content_releases_problem_length', test: (sql, row) => sql.op('<=', sql.call('length', row.problem), 1000) },
      // check ((problem IS NOT NULL) = (state = 'failed'::public.release_state))
      {
        name: 'content_releases_problem_when_failed',
        test: (sql, row) => sql.op('=', row.problem != null, sql.op('=', row.state, 'failed')),
      },
      // check ((published_at IS NOT NULL) = (state = ANY (ARRAY['live'::public.release_state, 'rolled
      //   back'::public.release_state])))
      {
        name: 'content_releases_published_when_live',
        test: (sql, row) => sql.op('=', row.published_at != null, sql.any('=', row.state, ['live', 'rolled back'])),
      },
      // check ((rolled_back_at IS NOT NULL) = (state = 'rolled back'::public.release_state))
      {
        name: 'content_releases_rolled_back_when_so',
        test: (sql, row) => sql.op('=', row.rolled_back_at != null, sql.op('=', row.state, 'rolled back')),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read releases',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
      // using (state in ('planned', 'failed') and (select public.is_admin()))
      {
        name: 'Admins cancel releases that are not published',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(() => sql.any('=', row.state, ['planned', 'failed']), () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: [], authenticated: ['select', 'delete'], service_role: ['select'] },
    indexes: [['state', 'publish_at'], ['created_by']],
    triggers: [
      {
        name: 'content_releases_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'content_releases_audit', table: 'content_releases', args: [] },
        ),
      },
    ],
    touched: [],
  },
  content_versions: {
    name: 'content_versions',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'table_name', type: 'text', isNullable: false },
      { name: 'row_id', type: 'uuid', isNullable: false },
      { name: 'version', type: 'int4', isNullable: false },
      { name: 'snapshot', type: 'jsonb', isNullable: false },
      { name: 'made_by', type: 'uuid', isNullable: true },
      { name: 'made_at', type: 'timestamptz', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'content_versions_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'content_versions_made_by_fkey',
        columns: ['made_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 9,
      },
    ],
    checks: [
      // check (jsonb_typeof(snapshot) = 'object'::text)
      {
        name: 'content_versions_snapshot_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.snapshot), 'object'),
      },
      // check (version > 0)
      { name: 'content_versions_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read earlier versions',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select'] },
    indexes: [['table_name', 'row_id', 'version'], ['made_by']],
    touched: [],
  },
  counted_calls: {
    name: 'counted_calls',
    columns: [
      { name: 'endpoint', type: 'text', isNullable: false },
      { name: 'caller', type: 'text', isNullable: false },
      { name: 'calls', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'started_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['endpoint', 'caller'],
    uniques: [
      { name: 'counted_calls_pkey', columns: ['endpoint', 'caller'] },
    ],
    foreignKeys: [],
    checks: [
      // check ((length(endpoint) <= 60) AND (length(caller) <= 300))
      {
        name: 'counted_calls_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.endpoint), 60),
          () => sql.op('<=', sql.call('length', row.caller), 300),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [],
    grants: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['started_at']],
    touched: [],
  },
  coupons: {
    name: 'coupons',
    columns: [
      { name: 'code', type: 'text', isNullable: false },
      { name: 'percent', type: 'int4', isNullable: false },
      { name: 'program_id', type: 'text', isNullable: true },
      { name: 'tier_id', type: 'text', isNullable: true },
      { name: 'owner_id', type: 'uuid', isNullable: true },
      { name: 'max_uses', type: 'int4', isNullable: true },
      { name: 'uses', type: 'int4', isNullable: false, defaultValue: () => 0 },
      { name: 'valid_from', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'expires_at', type: 'timestamptz', isNullable: true },
      { name: 'is_active', type: 'bool', isNullable: false, defaultValue: () => true },
      { name: 'note', type: 'text', isNullable: true },
      { name: 'terminated_account_id', type: 'uuid', isNullable: true },
      { name: 'affiliate_id', type: 'uuid', isNullable: true },
      { name: 'created_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      {
        name: 'maker_email',
        type: 'text',
        isNullable: true,
        defaultValue: (sql) => sql.op('->>', sql.call('auth.jwt'), 'email'),
      },
    ],
    primaryKey: ['code'],
    uniques: [
      { name: 'coupons_pkey', columns: ['code'] },
      { name: 'coupons_terminated_account_id_key', columns: ['terminated_account_id'] },
    ],
    foreignKeys: [
      {
        name: 'coupons_program_id_fkey',
        columns: ['program_id'],
        references: { schema: 'public', table: 'programs', columns: ['id'] },
        onDelete: 'cascade',
        rank: 30,
      },
      {
        name: 'coupons_tier_id_fkey',
        columns: ['tier_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id'] },
        onDelete: 'cascade',
        rank: 31,
      },
      {
        name: 'coupons_owner_id_fkey',
        columns: ['owner_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
        rank: 32,
      },
      {
        name: 'coupons_affiliate_id_fkey',
        columns: ['affiliate_id'],
        references: { schema: 'public', table: 'affiliates', columns: ['id'] },
        onDelete: 'set null',
        rank: 33,
      },
      {
        name: 'coupons_terminated_account_id_fkey',
        columns: ['terminated_account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 47,
      },
      {
        name: 'coupons_created_by_fkey',
        columns: ['created_by'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 80,
      },
    ],
    checks: [
      // check (code ~ '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$'::text)
      { name: 'coupons_code_form', test: (sql, row) => sql.op('~', row.code, '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$') },
      // check (expires_at > valid_from)
      { name: 'coupons_expire_after_start', test: (sql, row) => sql.op('>', row.expires_at, row.valid_from) },
      // check (length(maker_email) <= 254)
      { name: 'coupons_maker_email_length', test: (sql, row) => sql.op('<=', sql.call('length', row.maker_email), 254) },
      // check (length(note) <= 500)
      { name: 'coupons_note_length', test: (sql, row) => sql.op('<=', sql.call('length', row.note), 500) },
      // check ((program_id IS NULL) OR (tier_id IS NULL))
      { name: 'coupons_one_scope', test: (sql, row) => sql.or(() => row.program_id == null, () => row.tier_id == null) },
      // check ((percent >= 1) AND (percent <= 100))
      {
        name: 'coupons_percent_of_the_fee',
        test: (sql, row) => sql.and(() => sql.op('>=', row.percent, 1), () => sql.op('<=', row.percent, 100)),
      },
      // check (uses >= 0)
      { name: 'coupons_uses_not_negative', test: (sql, row) => sql.op('>=', row.uses, 0) },
      // check (uses <= max_uses)
      { name: 'coupons_uses_within_limit', test: (sql, row) => sql.op('<=', row.uses, row.max_uses) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (owner_id = (select auth.uid()) or affiliate_id = (select public.own_affiliate_id()) or (select
      //   public.is_admin()))
      {
        name: 'People read coupons of their own, admins every coupon',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.op('=', row.owner_id, sql.call('auth.uid')),
          () => sql.op('=', row.affiliate_id, sql.call('public.own_affiliate_id')),
          () => sql.call('public.is_admin'),
        ),
      },
      // with check ((select public.is_admin()) and owner_id is distinct from (select auth.uid()) and (affiliate_id is null or
      //   affiliate_id is distinct from (select public.own_affiliate_id())) and code not like 'RETRY-%')
      {
        name: 'Admins make coupons, but none for themselves',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.isDistinct(row.owner_id, sql.call('auth.uid')),
          () => sql.or(
            () => row.affiliate_id == null,
            () => sql.isDistinct(row.affiliate_id, sql.call('public.own_affiliate_id')),
          ),
          () => sql.not(sql.op('~~', row.code, 'RETRY-%')),
        ),
      },
      // using ((select public.is_admin()) and owner_id is distinct from (select auth.uid()) and (affiliate_id is null or
      //   affiliate_id is distinct from (select public.own_affiliate_id()))) with check ((select public.is_admin()) and
      //   owner_id is distinct from (select auth.uid()) and (affiliate_id is null or affiliate_id is distinct from (select
      //   public.own_affiliate_id())))
      {
        name: 'Admins edit coupons, but not their own',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.isDistinct(row.owner_id, sql.call('auth.uid')),
          () => sql.or(
            () => row.affiliate_id == null,
            () => sql.isDistinct(row.affiliate_id, sql.call('public.own_affiliate_id')),
          ),
        ),
        check: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.isDistinct(row.owner_id, sql.call('auth.uid')),
          () => sql.or(
            () => row.affiliate_id == null,
            () => sql.isDistinct(row.affiliate_id, sql.call('public.own_affiliate_id')),
          ),
        ),
      },
    ],
    grants: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: {
      authenticated: {
        insert: [
          'code',
          'percent',
          'program_id',
          'tier_id',
          'owner_id',
          'max_uses',
          'valid_from',
          'expires_at',
          'is_active',
          'note',
          'affiliate_id',
        ],
        select: [
          'code',
          'percent',
          'program_id',
          'tier_id',
          'owner_id',
          'max_uses',
          'uses',
          'valid_from',
          'expires_at',
          'is_active',
          'terminated_account_id',
          'affiliate_id',
        ],
        update: [
          'percent',
          'program_id',
          'tier_id',
          'owner_id',
          'max_uses',
          'valid_from',
          'expires_at',
          'is_active',
          'note',
          'affiliate_id',
        ],
      }
    },
    indexes: [['affiliate_id'], ['created_by'], ['owner_id'], ['program_id'], ['tier_id']],
    triggers: [
      {
        name: 'coupons_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        columns: [
          'code',
          'percent',
          'program_id',
          'tier_id',
          'owner_id',
          'affiliate_id',
          'terminated_account_id',
          'max_uses',
          'valid_from',
          'expires_at',
          'is_active',
          'note',
        ],
        run: (sql, event) => writeAuditLogImplementation(sql, event, { trigger: 'coupons_audit', table: 'coupons', args: [] }),
      },
    ],
    touched: [],
  },
  cta_config: {
    name: 'cta_config',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'slot', type: 'text', isNullable: false },
      { name: 'locale', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'label', type: 'text', isNullable: false },
      { name: 'target', type: 'text', isNullable: false },
      { name: 'emphasis', type: 'cta_emphasis', isNullable: false, defaultValue: () => 'primary' },
      { name: 'is_enabled', type: 'bool', isNullable: false, defaultValue: () => true },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'cta_config_pkey', columns: ['id'] },
      { name: 'cta_config_slot_locale_key', columns: ['slot', 'locale'] },
    ],
    foreignKeys: [
      {
        name: 'cta_config_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 14,
      },
    ],
    checks: [
      // check ((length(label) >= 1) AND (length(label) <= 60))
      {
        name: 'cta_config_label_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.label), 1),
          () => sql.op('<=', sql.call('length', row.label), 60),
        ),
      },
      // check (locale = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'cta_config_locale_known', test: (sql, row) => sql.any('=', row.locale, ['en', 'ar']) },
      // check (NOT public.holds_banned_claim(label))
      { name: 'cta_config_no_banned_claim', test: (sql, row) => sql.not(sql.call('public.holds_banned_claim', row.label)) },
      // check public.is_slug(slot)
      { name: 'cta_config_slot_shape', test: (sql, row) => sql.call('public.is_slug', row.slot) },
      // check (target ~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$'::text)
      { name: 'cta_config_target_shape', test: (sql, row) => sql.op('~', row.target, '^(/|/[^/ ][^ ]*|https://[^ ]+)$') },
      // check ((length(slot) <= 60) AND (length(target) <= 300))
      {
        name: 'cta_config_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.slot), 60),
          () => sql.op('<=', sql.call('length', row.target), 300),
        ),
      },
      // check (version > 0)
      { name: 'cta_config_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published calls to action',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published calls to action, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add calls to action',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit calls to action',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete calls to action',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: {
        select: [
          'id',
          'slot',
          'locale',
          'label',
          'target',
          'emphasis',
          'is_enabled',
          'status',
          'version',
          'created_at',
          'updated_at',
        ]
      }
    },
    indexes: [['updated_by']],
    triggers: [
      {
        name: 'cta_config_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'cta_config_audit', table: 'cta_config', args: [] },
        ),
      },
      {
        name: 'cta_config_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'cta_config_author', table: 'cta_config', args: [] },
        ),
      },
      {
        name: 'cta_config_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'cta_config_stamp', table: 'cta_config', args: [] },
        ),
      },
      {
        name: 'cta_config_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['target'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'cta_config_targets', table: 'cta_config', args: ['target', 'anywhere'] },
        ),
      },
      {
        name: 'cta_config_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'cta_config_versions', table: 'cta_config', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  daily_equity: {
    name: 'daily_equity',
    columns: [
      { name: 'account_id', type: 'uuid', isNullable: false },
      { name: 'day', type: 'date', isNullable: false },
      { name: 'opening_cents', type: 'int4', isNullable: false },
      { name: 'closing_cents', type: 'int4', isNullable: false },
      { name: 'low_equity_cents', type: 'int4', isNullable: false },
      { name: 'withdrawn_cents', type: 'int4', isNullable: false, defaultValue: () => 0 },
    ],
    primaryKey: ['account_id', 'day'],
    uniques: [
      { name: 'daily_equity_pkey', columns: ['account_id', 'day'] },
    ],
    foreignKeys: [
      {
        name: 'daily_equity_account_id_fkey',
        columns: ['account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 48,
      },
    ],
    checks: [
      // check ((opening_cents > 0) AND (closing_cents > 0) AND (low_equity_cents > 0))
      {
        name: 'daily_equity_balances_positive',
        test: (sql, row) => sql.and(
          () => sql.op('>', row.opening_cents, 0),
          () => sql.op('>', row.closing_cents, 0),
          () => sql.op('>', row.low_equity_cents, 0),
        ),
      },
      // check ((low_equity_cents <= opening_cents) AND (low_equity_cents <= (closing_cents + withdrawn_cents)))
      {
        name: 'daily_equity_low_is_lowest',
        test: (sql, row) => sql.and(
          () => sql.op('<=', row.low_equity_cents, row.opening_cents),
          () => sql.op('<=', row.low_equity_cents, sql.op('+', row.closing_cents, row.withdrawn_cents)),
        ),
      },
      // check (withdrawn_cents >= 0)
      { name: 'daily_equity_withdrawn_not_negative', test: (sql, row) => sql.op('>=', row.withdrawn_cents, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.trading_accounts where trading_accounts.id = daily_equity.account_id))
      {
        name: 'Who reads an account reads its days',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('trading_accounts', { id: row.account_id }).some(
          (trading_accounts) => sql.op('=', trading_accounts.id, row.account_id) === true
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    isPublished: true,
    touched: [],
  },
  funnel_events: {
    name: 'funnel_events',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: true },
      { name: 'session_id', type: 'text', isNullable: false },
      { name: 'stage', type: 'funnel_stage', isNullable: false },
      { name: 'completed', type: 'bool', isNullable: false },
      { name: 'time_spent', type: 'int4', isNullable: true },
      { name: 'exit_reason', type: 'text', isNullable: true },
      { name: 'metadata', type: 'jsonb', isNullable: false, defaultValue: () => ({}) },
      { name: 'received_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'funnel_events_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'funnel_events_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 6,
      },
    ],
    checks: [
      // check (length(exit_reason) <= 512)
      { name: 'funnel_events_exit_reason_length', test: (sql, row) => sql.op('<=', sql.call('length', row.exit_reason), 512) },
      // check (jsonb_typeof(metadata) = 'object'::text)
      {
        name: 'funnel_events_metadata_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.metadata), 'object'),
      },
      // check (length((metadata)::text) <= 8192)
      {
        name: 'funnel_events_metadata_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.metadata, 'text')), 8192),
      },
      // check ((length(session_id) >= 1) AND (length(session_id) <= 128))
      {
        name: 'funnel_events_session_id_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.session_id), 1),
          () => sql.op('<=', sql.call('length', row.session_id), 128),
        ),
      },
      // check (time_spent >= 0)
      { name: 'funnel_events_time_spent_not_negative', test: (sql, row) => sql.op('>=', row.time_spent, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read the funnel',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['user_id'], ['received_at']],
    touched: [],
  },
  kyc_documents: {
    name: 'kyc_documents',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'owner_id', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'kind', type: 'kyc_kind', isNullable: false },
      { name: 'storage_path', type: 'text', isNullable: false },
      { name: 'status', type: 'kyc_status', isNullable: false, defaultValue: () => 'pending' },
      { name: 'reason', type: 'text', isNullable: true },
      { name: 'reviewed_by', type: 'uuid', isNullable: true },
      { name: 'reviewed_at', type: 'timestamptz', isNullable: true },
      { name: 'submitted_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'keep_until', type: 'timestamptz', isNullable: true },
      { name: 'confirmed_name', type: 'text', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'kyc_documents_pkey', columns: ['id'] },
      { name: 'kyc_documents_storage_path_key', columns: ['storage_path'] },
      {
        name: 'kyc_documents_one_pending',
        columns: ['owner_id', 'kind'],
        where: (sql, row) => sql.op('=', row.status, 'pending'),
      },
    ],
    foreignKeys: [
      {
        name: 'kyc_documents_owner_id_fkey',
        columns: ['owner_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 50,
      },
      {
        name: 'kyc_documents_reviewed_by_fkey',
        columns: ['reviewed_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 51,
      },
    ],
    checks: [
      // check ((length(confirmed_name) >= 1) AND (length(confirmed_name) <= 80))
      {
        name: 'kyc_documents_confirmed_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.confirmed_name), 1),
          () => sql.op('<=', sql.call('length', row.confirmed_name), 80),
        ),
      },
      // check starts_with(storage_path, ((owner_id)::text || '/'::text))
      {
        name: 'kyc_documents_in_the_own_folder',
        test: (sql, row) => sql.call('starts_with', row.storage_path, sql.op('||', row.owner_id, '/')),
      },
      // check ((storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_. ()-]{0,99}$'::text) AND (storage_path !~~ '%..%'::text))
      {
        name: 'kyc_documents_path_shape',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.storage_path, '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_. ()-]{0,99}$'),
          () => sql.not(sql.op('~~', row.storage_path, '%..%')),
        ),
      },
      // check ((length(reason) >= 1) AND (length(reason) <= 300))
      {
        name: 'kyc_documents_reason_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.reason), 1),
          () => sql.op('<=', sql.call('length', row.reason), 300),
        ),
      },
      // check ((status = 'rejected'::public.kyc_status) = (reason IS NOT NULL))
      {
        name: 'kyc_documents_rejected_with_a_reason',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'rejected'), row.reason != null),
      },
      // check ((status = 'pending'::public.kyc_status) = (reviewed_at IS NULL))
      {
        name: 'kyc_documents_reviewed_at_a_moment',
        test: (sql, row) => sql.op('=', sql.op('=', row.status, 'pending'), row.reviewed_at == null),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (owner_id = (select auth.uid()) and status = 'pending')
      {
        name: 'People withdraw what nobody has reviewed yet',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.op('=', row.owner_id, sql.call('auth.uid')),
          () => sql.op('=', row.status, 'pending'),
        ),
      },
      // using (owner_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read their own documents, admins every document',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
      // using ((select public.is_admin()) and owner_id <> (select auth.uid())) with check ((select public.is_admin()) and
      //   reviewed_by = (select auth.uid()))
      {
        name: 'Admins review the documents of others in their own name',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(() => sql.call('public.is_admin'), () => sql.op('<>', row.owner_id, sql.call('auth.uid'))),
        check: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.op('=', row.reviewed_by, sql.call('auth.uid')),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select', 'delete'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['status', 'reason', 'confirmed_name'] } },
    indexes: [['reviewed_by'], ['owner_id'], ['status', 'submitted_at']],
    triggers: [
      {
        name: 'kyc_documents_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        columns: ['owner_id', 'kind', 'storage_path', 'status', 'reason', 'reviewed_by', 'reviewed_at'],
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'kyc_documents_audit', table: 'kyc_documents', args: [] },
        ),
      },
      {
        name: 'kyc_documents_name_certificates',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['confirmed_name'],
        when: (sql, event) => sql.and(
          () => event.new?.confirmed_name != null,
          () => sql.op('=', event.new?.status, 'approved'),
          () => sql.op('<>', event.new?.kind, 'proof-of-address'),
        ),
        run: (sql, event) => nameCertificatesImplementation(
          sql,
          event,
          { trigger: 'kyc_documents_name_certificates', table: 'kyc_documents', args: [] },
        ),
      },
      {
        name: 'kyc_documents_sign',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        columns: ['status', 'reason', 'confirmed_name'],
        run: (sql, event) => signReviewImplementation(
          sql,
          event,
          { trigger: 'kyc_documents_sign', table: 'kyc_documents', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  leaderboard_entries: {
    name: 'leaderboard_entries',
    columns: [
      { name: 'period', type: 'leaderboard_period', isNullable: false },
      { name: 'account_id', type: 'uuid', isNullable: false },
      { name: 'rank', type: 'int4', isNullable: false },
      { name: 'size_rank', type: 'int4', isNullable: false },
      { name: 'size_cents', type: 'int4', isNullable: false },
      { name: 'first_name', type: 'text', isNullable: false },
      { name: 'last_initial', type: 'text', isNullable: false },
      { name: 'country', type: 'text', isNullable: true },
      { name: 'profit_cents', type: 'int4', isNullable: false },
      { name: 'return_bps', type: 'int4', isNullable: false },
      { name: 'trades', type: 'int4', isNullable: false },
      { name: 'wins', type: 'int4', isNullable: false },
      { name: 'as_of', type: 'date', isNullable: false },
      { name: 'is_hidden', type: 'bool', isNullable: false, defaultValue: () => false },
    ],
    primaryKey: ['period', 'account_id'],
    uniques: [
      { name: 'leaderboard_entries_pkey', columns: ['period', 'account_id'] },
      { name: 'leaderboard_entries_period_rank_key', columns: ['period', 'rank'] },
      { name: 'leaderboard_entries_period_size_cents_size_rank_key', columns: ['period', 'size_cents', 'size_rank'] },
    ],
    foreignKeys: [
      {
        name: 'leaderboard_entries_account_id_fkey',
        columns: ['account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 56,
      },
    ],
    checks: [
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'leaderboard_entries_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check ((length(first_name) >= 1) AND (length(first_name) <= 80))
      {
        name: 'leaderboard_entries_first_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.first_name), 1),
          () => sql.op('<=', sql.call('length', row.first_name), 80),
        ),
      },
      // check (length(last_initial) = 1)
      { name: 'leaderboard_entries_one_initial', test: (sql, row) => sql.op('=', sql.call('length', row.last_initial), 1) },
      // check ((size_cents > 0) AND (profit_cents > 0))
      {
        name: 'leaderboard_entries_profitable',
        test: (sql, row) => sql.and(() => sql.op('>', row.size_cents, 0), () => sql.op('>', row.profit_cents, 0)),
      },
      // check ((rank >= size_rank) AND (size_rank >= 1))
      {
        name: 'leaderboard_entries_ranks_from_one',
        test: (sql, row) => sql.and(() => sql.op('>=', row.rank, row.size_rank), () => sql.op('>=', row.size_rank, 1)),
      },
      // check ((((return_bps)::bigint * size_cents) <= ((profit_cents)::bigint * 10000)) AND (((profit_cents)::bigint * 10000)
      //   < (((return_bps + 1))::bigint * size_cents)))
      {
        name: 'leaderboard_entries_return_is_of_the_size',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.op('*', row.return_bps, row.size_cents), sql.op('*', row.profit_cents, 10000)),
          () => sql.op('<', sql.op('*', row.profit_cents, 10000), sql.op('*', sql.op('+', row.return_bps, 1), row.size_cents)),
        ),
      },
      // check ((wins >= 0) AND (wins <= trades))
      {
        name: 'leaderboard_entries_wins_within_trades',
        test: (sql, row) => sql.and(() => sql.op('>=', row.wins, 0), () => sql.op('<=', row.wins, row.trades)),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (not is_hidden)
      {
        name: 'Visitors read the entries that are shown',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.not(row.is_hidden),
      },
      // using (not is_hidden or (select public.is_admin()))
      {
        name: 'People read the entries that are shown, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.not(row.is_hidden), () => sql.call('public.is_admin')),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins hide and show entries',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { update: ['is_hidden'] } },
    indexes: [['account_id']],
    triggers: [
      {
        name: 'leaderboard_entries_audit',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['is_hidden'],
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'leaderboard_entries_audit', table: 'leaderboard_entries', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  media_library: {
    name: 'media_library',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'path', type: 'text', isNullable: false },
      { name: 'title', type: 'text', isNullable: false },
      { name: 'alt_text', type: 'text', isNullable: false },
      { name: 'mime_type', type: 'text', isNullable: false },
      { name: 'width', type: 'int4', isNullable: false },
      { name: 'height', type: 'int4', isNullable: false },
      { name: 'size_bytes', type: 'int4', isNullable: false },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'alt_text_ar', type: 'text', isNullable: false, defaultValue: () => '' },
      { name: 'focal_x', type: 'int4', isNullable: false, defaultValue: () => 50 },
      { name: 'focal_y', type: 'int4', isNullable: false, defaultValue: () => 50 },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'media_library_pkey', columns: ['id'] },
      { name: 'media_library_path_key', columns: ['path'] },
    ],
    foreignKeys: [
      {
        name: 'media_library_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 11,
      },
    ],
    checks: [
      // check (length(alt_text_ar) <= 300)
      { name: 'media_library_alt_text_ar_length', test: (sql, row) => sql.op('<=', sql.call('length', row.alt_text_ar), 300) },
      // check ((length(TRIM(BOTH FROM alt_text)) > 0) AND (length(TRIM(BOTH FROM alt_text_ar)) > 0))
      {
        name: 'media_library_alt_text_given',
        test: (sql, row) => sql.and(
          () => sql.op('>', sql.call('length', sql.call('btrim', row.alt_text)), 0),
          () => sql.op('>', sql.call('length', sql.call('btrim', row.alt_text_ar)), 0),
        ),
      },
      // check (length(alt_text) <= 300)
      { name: 'media_library_alt_text_length', test: (sql, row) => sql.op('<=', sql.call('length', row.alt_text), 300) },
      // check (((focal_x >= 0) AND (focal_x <= 100)) AND ((focal_y >= 0) AND (focal_y <= 100)))
      {
        name: 'media_library_focal_point_inside',
        test: (sql, row) => sql.and(
          () => sql.op('>=', row.focal_x, 0),
          () => sql.op('<=', row.focal_x, 100),
          () => sql.op('>=', row.focal_y, 0),
          () => sql.op('<=', row.focal_y, 100),
        ),
      },
      // check (mime_type ~~ 'image/%'::text)
      { name: 'media_library_is_an_image', test: (sql, row) => sql.op('~~', row.mime_type, 'image/%') },
      // check ((width > 0) AND (height > 0))
      {
        name: 'media_library_measures_positive',
        test: (sql, row) => sql.and(() => sql.op('>', row.width, 0), () => sql.op('>', row.height, 0)),
      },
      // check ((path ~ '^[a-z0-9/-]+[.][a-z0-9]+$'::text) AND (path !~~ '/%'::text) AND (path !~~ '%//%'::text))
      {
        name: 'media_library_path_shape',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.path, '^[a-z0-9/-]+[.][a-z0-9]+$'),
          () => sql.not(sql.op('~~', row.path, '/%')),
          () => sql.not(sql.op('~~', row.path, '%//%')),
        ),
      },
      // check ((size_bytes >= 1) AND (size_bytes <= 5242880))
      {
        name: 'media_library_size_within_bucket',
        test: (sql, row) => sql.and(() => sql.op('>=', row.size_bytes, 1), () => sql.op('<=', row.size_bytes, 5242880)),
      },
      // check ((length(title) >= 1) AND (length(title) <= 120))
      {
        name: 'media_library_title_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.title), 1),
          () => sql.op('<=', sql.call('length', row.title), 120),
        ),
      },
      // check (version > 0)
      { name: 'media_library_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published media',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published media, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add media',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit media',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete media',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: {
        select: [
          'id',
          'path',
          'title',
          'alt_text',
          'mime_type',
          'width',
          'height',
          'size_bytes',
          'status',
          'version',
          'created_at',
          'updated_at',
          'alt_text_ar',
          'focal_x',
          'focal_y',
        ]
      }
    },
    indexes: [['updated_by']],
    triggers: [
      {
        name: 'media_library_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'media_library_audit', table: 'media_library', args: [] },
        ),
      },
      {
        name: 'media_library_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'media_library_author', table: 'media_library', args: [] },
        ),
      },
      {
        name: 'media_library_claims',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['title', 'alt_text', 'alt_text_ar'],
        run: (sql, event) => checkClaimsImplementation(
          sql,
          event,
          { trigger: 'media_library_claims', table: 'media_library', args: ['title', 'alt_text', 'alt_text_ar'] },
        ),
      },
      {
        name: 'media_library_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'media_library_stamp', table: 'media_library', args: [] },
        ),
      },
      {
        name: 'media_library_use',
        timing: 'before', events: ['delete'], isSecurityDefiner: false,
        run: (sql, event) => keepUsedPictureImplementation(
          sql,
          event,
          { trigger: 'media_library_use', table: 'media_library', args: [] },
        ),
      },
      {
        name: 'media_library_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'media_library_versions', table: 'media_library', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  navigation_menu: {
    name: 'navigation_menu',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'place', type: 'navigation_place', isNullable: false },
      { name: 'locale', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'links', type: 'jsonb', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'navigation_menu_pkey', columns: ['id'] },
      { name: 'navigation_menu_place_locale_key', columns: ['place', 'locale'] },
    ],
    foreignKeys: [
      {
        name: 'navigation_menu_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 16,
      },
    ],
    checks: [
      // check (length((links)::text) <= 20000)
      {
        name: 'navigation_menu_links_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.links, 'text')), 20000),
      },
      // check (locale = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'navigation_menu_locale_known', test: (sql, row) => sql.any('=', row.locale, ['en', 'ar']) },
      // check (NOT public.holds_banned_claim((links)::text))
      {
        name: 'navigation_menu_no_banned_claim',
        test: (sql, row) => sql.not(sql.call('public.holds_banned_claim', sql.cast(row.links, 'text'))),
      },
      // check (version > 0)
      { name: 'navigation_menu_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published navigation links',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published navigation links, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add navigation links',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit navigation links',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete navigation links',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: { anon: { select: ['id', 'place', 'locale', 'status', 'version', 'created_at', 'updated_at', 'links'] } },
    indexes: [['updated_by']],
    triggers: [
      {
        name: 'navigation_menu_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_audit', table: 'navigation_menu', args: [] },
        ),
      },
      {
        name: 'navigation_menu_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_author', table: 'navigation_menu', args: [] },
        ),
      },
      {
        name: 'navigation_menu_links',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['place', 'links'],
        run: (sql, event) => checkMenuLinksImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_links', table: 'navigation_menu', args: [] },
        ),
      },
      {
        name: 'navigation_menu_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_stamp', table: 'navigation_menu', args: [] },
        ),
      },
      {
        name: 'navigation_menu_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['links'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_targets', table: 'navigation_menu', args: ['links', 'anywhere'] },
        ),
      },
      {
        name: 'navigation_menu_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'navigation_menu_versions', table: 'navigation_menu', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  order_items: {
    name: 'order_items',
    columns: [
      { name: 'order_id', type: 'uuid', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'kind', type: 'order_item_kind', isNullable: false },
      { name: 'tier_id', type: 'text', isNullable: true },
      { name: 'add_on_id', type: 'text', isNullable: true },
      { name: 'coupon_code', type: 'text', isNullable: true },
      { name: 'label', type: 'text', isNullable: false },
      { name: 'amount_cents', type: 'int4', isNullable: false },
    ],
    primaryKey: ['order_id', 'position'],
    uniques: [
      { name: 'order_items_pkey', columns: ['order_id', 'position'] },
      { name: 'order_items_one_fee', columns: ['order_id'], where: (sql, row) => sql.op('=', row.kind, 'fee') },
      { name: 'order_items_one_discount', columns: ['order_id'], where: (sql, row) => sql.op('=', row.kind, 'discount') },
      {
        name: 'order_items_add_on_once',
        columns: ['order_id', 'add_on_id'],
        where: (sql, row) => sql.op('=', row.kind, 'add-on'),
      },
    ],
    foreignKeys: [
      {
        name: 'order_items_order_id_fkey',
        columns: ['order_id'],
        references: { schema: 'public', table: 'orders', columns: ['id'] },
        onDelete: 'cascade',
        rank: 37,
      },
      {
        name: 'order_items_tier_id_fkey',
        columns: ['tier_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id'] },
        onDelete: 'no action',
        rank: 38,
      },
      {
        name: 'order_items_add_on_id_fkey',
        columns: ['add_on_id'],
        references: { schema: 'public', table: 'add_ons', columns: ['id'] },
        onDelete: 'no action',
        rank: 39,
      },
      {
        name: 'order_items_coupon_code_fkey',
        columns: ['coupon_code'],
        references: { schema: 'public', table: 'coupons', columns: ['code'] },
        onDelete: 'no action',
        rank: 40,
      },
    ],
    checks: [
      // check (length(label) <= 200)
      { name: 'order_items_label_length', test: (sql, row) => sql.op('<=', sql.call('length', row.label), 200) },
      // check (((kind = 'fee'::public.order_item_kind) = (tier_id IS NOT NULL)) AND ((kind = 'add-on'::public.order_item_kind)
      //   = (add_on_id IS NOT NULL)) AND ((kind = 'discount'::public.order_item_kind) = (coupon_code IS NOT NULL)))
      {
        name: 'order_items_names_its_thing',
        test: (sql, row) => sql.and(
          () => sql.op('=', sql.op('=', row.kind, 'fee'), row.tier_id != null),
          () => sql.op('=', sql.op('=', row.kind, 'add-on'), row.add_on_id != null),
          () => sql.op('=', sql.op('=', row.kind, 'discount'), row.coupon_code != null),
        ),
      },
      // check ((kind = 'discount'::public.order_item_kind) = (amount_cents < 0))
      {
        name: 'order_items_only_discounts_reduce',
        test: (sql, row) => sql.op('=', sql.op('=', row.kind, 'discount'), sql.op('<', row.amount_cents, 0)),
      },
      // check ("position" >= 1)
      { name: 'order_items_position_from_one', test: (sql, row) => sql.op('>=', row.position, 1) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.orders where orders.id = order_items.order_id))
      {
        name: 'Who reads an order reads its lines',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('orders', { id: row.order_id }).some(
          (orders) => sql.op('=', orders.id, row.order_id) === true
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['coupon_code'], ['tier_id'], ['add_on_id']],
    touched: [],
  },
  orders: {
    name: 'orders',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'number', type: 'int4', isNullable: false, identity: 'always', sequence: { start: 10001, increment: 1 } },
      { name: 'user_id', type: 'uuid', isNullable: true },
      { name: 'email', type: 'text', isNullable: false },
      { name: 'full_name', type: 'text', isNullable: false },
      { name: 'billing_country', type: 'text', isNullable: false },
      { name: 'tier_id', type: 'text', isNullable: false },
      { name: 'coupon_code', type: 'text', isNullable: true },
      { name: 'affiliate_code', type: 'text', isNullable: true },
      { name: 'status', type: 'order_status', isNullable: false, defaultValue: () => 'pending' },
      { name: 'currency', type: 'text', isNullable: false, defaultValue: () => 'USD' },
      { name: 'price_cents', type: 'int4', isNullable: false },
      { name: 'add_ons_cents', type: 'int4', isNullable: false, defaultValue: () => 0 },
      { name: 'discount_cents', type: 'int4', isNullable: false, defaultValue: () => 0 },
      {
        name: 'total_cents',
        type: 'int4',
        isNullable: true,
        isGenerated: true,
        generate: (sql, row) => sql.op('-', sql.op('+', row.price_cents, row.add_ons_cents), row.discount_cents),
      },
      { name: 'idempotency_key', type: 'uuid', isNullable: false },
      { name: 'terms_accepted_at', type: 'timestamptz', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'paid_at', type: 'timestamptz', isNullable: true },
      { name: 'terms_version', type: 'text', isNullable: true },
      { name: 'refunded_at', type: 'timestamptz', isNullable: true },
      { name: 'refund_reason', type: 'text', isNullable: true },
      { name: 'commission_due_at', type: 'timestamptz', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'orders_pkey', columns: ['id'] },
      { name: 'orders_number_key', columns: ['number'] },
      { name: 'orders_idempotency_key_key', columns: ['idempotency_key'] },
    ],
    foreignKeys: [
      {
        name: 'orders_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 34,
      },
      {
        name: 'orders_tier_id_fkey',
        columns: ['tier_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id'] },
        onDelete: 'no action',
        rank: 35,
      },
      {
        name: 'orders_coupon_code_fkey',
        columns: ['coupon_code'],
        references: { schema: 'public', table: 'coupons', columns: ['code'] },
        onDelete: 'no action',
        rank: 36,
      },
    ],
    checks: [
      // check ((length(affiliate_code) >= 1) AND (length(affiliate_code) <= 64))
      {
        name: 'orders_affiliate_code_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.affiliate_code), 1),
          () => sql.op('<=', sql.call('length', row.affiliate_code), 64),
        ),
      },
      // check ((price_cents > 0) AND (add_ons_cents >= 0) AND (discount_cents >= 0))
      {
        name: 'orders_amounts_not_negative',
        test: (sql, row) => sql.and(
          () => sql.op('>', row.price_cents, 0),
          () => sql.op('>=', row.add_ons_cents, 0),
          () => sql.op('>=', row.discount_cents, 0),
        ),
      },
      // check (billing_country ~ '^[A-Z]{2}$'::text)
      { name: 'orders_billing_country_code', test: (sql, row) => sql.op('~', row.billing_country, '^[A-Z]{2}$') },
      // check ((commission_due_at IS NULL) OR (status = ANY (ARRAY['paid'::public.order_status,
      //   'refunded'::public.order_status])))
      {
        name: 'orders_commission_due_when_paid',
        test: (sql, row) => sql.or(() => row.commission_due_at == null, () => sql.any('=', row.status, ['paid', 'refunded'])),
      },
      // check (currency = 'USD'::text)
      { name: 'orders_currency_dollars', test: (sql, row) => sql.op('=', row.currency, 'USD') },
      // check ((discount_cents = 0) OR (coupon_code IS NOT NULL))
      {
        name: 'orders_discount_by_coupon',
        test: (sql, row) => sql.or(() => sql.op('=', row.discount_cents, 0), () => row.coupon_code != null),
      },
      // check (discount_cents <= price_cents)
      { name: 'orders_discount_within_fee', test: (sql, row) => sql.op('<=', row.discount_cents, row.price_cents) },
      // check ((email ~~ '%_@_%'::text) AND (length(email) <= 254))
      {
        name: 'orders_email_form',
        test: (sql, row) => sql.and(
          () => sql.op('~~', row.email, '%_@_%'),
          () => sql.op('<=', sql.call('length', row.email), 254),
        ),
      },
      // check ((length(full_name) >= 1) AND (length(full_name) <= 120))
      {
        name: 'orders_full_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.full_name), 1),
          () => sql.op('<=', sql.call('length', row.full_name), 120),
        ),
      },
      // check ((paid_at IS NOT NULL) = (status = ANY (ARRAY['paid'::public.order_status, 'refunded'::public.order_status])))
      {
        name: 'orders_paid_when_paid',
        test: (sql, row) => sql.op('=', row.paid_at != null, sql.any('=', row.status, ['paid', 'refunded'])),
      },
      // check ((length(refund_reason) >= 1) AND (length(refund_reason) <= 300))
      {
        name: 'orders_refund_reason_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.refund_reason), 1),
          () => sql.op('<=', sql.call('length', row.refund_reason), 300),
        ),
      },
      // check (((refunded_at IS NULL) = (refund_reason IS NULL)) AND ((refunded_at IS NULL) OR (status =
      //   'refunded'::public.order_status)))
      {
        name: 'orders_refund_when_refunded',
        test: (sql, row) => sql.and(
          () => sql.op('=', row.refunded_at == null, row.refund_reason == null),
          () => sql.or(() => row.refunded_at == null, () => sql.op('=', row.status, 'refunded')),
        ),
      },
      // check ((length(terms_version) >= 1) AND (length(terms_version) <= 40))
      {
        name: 'orders_terms_version_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.terms_version), 1),
          () => sql.op('<=', sql.call('length', row.terms_version), 40),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (user_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read orders of their own, admins every order',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.user_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [
      ['affiliate_code'],
      ['coupon_code'],
      ['created_at'],
      ['status', 'created_at'],
      ['tier_id'],
      ['user_id', 'created_at'],
    ],
    triggers: [
      {
        name: 'orders_hold_coupon',
        timing: 'after', events: ['insert'], isSecurityDefiner: true,
        when: (_sql, event) => event.new?.coupon_code != null,
        run: (sql, event) => holdCouponImplementation(sql, event, { trigger: 'orders_hold_coupon', table: 'orders', args: [] }),
      },
      {
        name: 'orders_release_coupon',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => event.new?.coupon_code != null,
          () => sql.op('<>', event.new?.status, event.old?.status),
        ),
        run: (sql, event) => holdCouponImplementation(
          sql,
          event,
          { trigger: 'orders_release_coupon', table: 'orders', args: [] },
        ),
      },
      {
        name: 'orders_reverse_commission',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'refunded'),
          () => sql.op('<>', event.old?.status, 'refunded'),
        ),
        run: (sql, event) => reverseCommissionImplementation(
          sql,
          event,
          { trigger: 'orders_reverse_commission', table: 'orders', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  page_content: {
    name: 'page_content',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'page', type: 'text', isNullable: false },
      { name: 'section', type: 'text', isNullable: false },
      { name: 'locale', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'body', type: 'jsonb', isNullable: false },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'page_content_pkey', columns: ['id'] },
      { name: 'page_content_page_section_locale_key', columns: ['page', 'section', 'locale'] },
    ],
    foreignKeys: [
      {
        name: 'page_content_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 17,
      },
    ],
    checks: [
      // check  CASE WHEN (jsonb_typeof(body) = 'array'::text) THEN ((jsonb_array_length(body) >= 1) AND
      //   (jsonb_array_length(body) <= 60)) ELSE false END
      {
        name: 'page_content_body_is_blocks',
        test: (sql, row) => (
          sql.op('=', sql.call('jsonb_typeof', row.body), 'array') === true ? sql.and(
            () => sql.op('>=', sql.call('jsonb_array_length', row.body), 1),
            () => sql.op('<=', sql.call('jsonb_array_length', row.body), 60),
          ) : false
        ),
      },
      // check (length((body)::text) <= 500000)
      {
        name: 'page_content_body_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.body, 'text')), 500000),
      },
      // check (locale = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'page_content_locale_known', test: (sql, row) => sql.any('=', row.locale, ['en', 'ar']) },
      // check (NOT public.holds_banned_claim((body)::text))
      {
        name: 'page_content_no_banned_claim',
        test: (sql, row) => sql.not(sql.call('public.holds_banned_claim', sql.cast(row.body, 'text'))),
      },
      // check ("position" > 0)
      { name: 'page_content_position_from_one', test: (sql, row) => sql.op('>', row.position, 0) },
      // check public.is_slug(section)
      { name: 'page_content_section_shape', test: (sql, row) => sql.call('public.is_slug', row.section) },
      // check (version > 0)
      { name: 'page_content_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published texts',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published texts, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add texts',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit texts',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete texts',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: { select: ['id', 'page', 'section', 'locale', 'position', 'body', 'status', 'version', 'created_at', 'updated_at'] }
    },
    indexes: [['updated_by'], ['page', 'locale', 'position']],
    triggers: [
      {
        name: 'page_content_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'page_content_audit', table: 'page_content', args: [] },
        ),
      },
      {
        name: 'page_content_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'page_content_author', table: 'page_content', args: [] },
        ),
      },
      {
        name: 'page_content_blocks',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['body', 'status'],
        run: (sql, event) => checkTextBlocksImplementation(
          sql,
          event,
          { trigger: 'page_content_blocks', table: 'page_content', args: [] },
        ),
      },
      {
        name: 'page_content_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'page_content_stamp', table: 'page_content', args: [] },
        ),
      },
      {
        name: 'page_content_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['body'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'page_content_targets', table: 'page_content', args: ['body', 'anywhere'] },
        ),
      },
      {
        name: 'page_content_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'page_content_versions', table: 'page_content', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  payments: {
    name: 'payments',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'order_id', type: 'uuid', isNullable: false },
      { name: 'provider', type: 'text', isNullable: false },
      { name: 'provider_reference', type: 'text', isNullable: true },
      { name: 'method', type: 'payment_method', isNullable: false },
      { name: 'status', type: 'payment_status', isNullable: false, defaultValue: () => 'pending' },
      { name: 'amount_cents', type: 'int4', isNullable: false },
      { name: 'failure_reason', type: 'text', isNullable: true },
      { name: 'idempotency_key', type: 'uuid', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'settled_at', type: 'timestamptz', isNullable: true },
      { name: 'surplus_received_at', type: 'timestamptz', isNullable: true },
      { name: 'surplus_sent_at', type: 'timestamptz', isNullable: true },
      { name: 'surplus_sent_by', type: 'uuid', isNullable: true },
      { name: 'dispute_status', type: 'dispute_status', isNullable: true },
      { name: 'disputed_at', type: 'timestamptz', isNullable: true },
      { name: 'received_cents', type: 'int4', isNullable: true },
      { name: 'received_currency', type: 'text', isNullable: true },
      { name: 'refunded_cents', type: 'int4', isNullable: false, defaultValue: () => 0 },
      { name: 'refund_failed_at', type: 'timestamptz', isNullable: true },
      { name: 'owed_cents', type: 'int4', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'payments_pkey', columns: ['id'] },
      { name: 'payments_idempotency_key_key', columns: ['idempotency_key'] },
      { name: 'payments_provider_provider_reference_key', columns: ['provider', 'provider_reference'] },
      {
        name: 'payments_one_charge_per_order',
        columns: ['order_id'],
        where: (sql, row) => sql.any('=', row.status, ['succeeded', 'refunded']),
      },
    ],
    foreignKeys: [
      {
        name: 'payments_order_id_fkey',
        columns: ['order_id'],
        references: { schema: 'public', table: 'orders', columns: ['id'] },
        onDelete: 'cascade',
        rank: 41,
      },
      {
        name: 'payments_surplus_sent_by_fkey',
        columns: ['surplus_sent_by'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 42,
      },
    ],
    checks: [
      // check (amount_cents >= 0)
      { name: 'payments_amount_not_negative', test: (sql, row) => sql.op('>=', row.amount_cents, 0) },
      // check ((dispute_status IS NULL) = (disputed_at IS NULL))
      {
        name: 'payments_disputed_at_a_moment',
        test: (sql, row) => sql.op('=', row.dispute_status == null, row.disputed_at == null),
      },
      // check (owed_cents > 0)
      { name: 'payments_owed_positive', test: (sql, row) => sql.op('>', row.owed_cents, 0) },
      // check ((failure_reason IS NOT NULL) = (status = 'failed'::public.payment_status))
      {
        name: 'payments_reason_when_failed',
        test: (sql, row) => sql.op('=', row.failure_reason != null, sql.op('=', row.status, 'failed')),
      },
      // check (((received_cents IS NULL) = (received_currency IS NULL)) AND (received_currency ~ '^[A-Z]{3}$'::text))
      {
        name: 'payments_received_in_a_currency',
        test: (sql, row) => sql.and(
          () => sql.op('=', row.received_cents == null, row.received_currency == null),
          () => sql.op('~', row.received_currency, '^[A-Z]{3}$'),
        ),
      },
      // check (received_cents > 0)
      { name: 'payments_received_positive', test: (sql, row) => sql.op('>', row.received_cents, 0) },
      // check ((received_cents IS NULL) OR (surplus_received_at IS NOT NULL))
      {
        name: 'payments_received_when_surplus',
        test: (sql, row) => sql.or(() => row.received_cents == null, () => row.surplus_received_at != null),
      },
      // check ((status = ANY (ARRAY['pending'::public.payment_status, 'failed'::public.payment_status])) OR (provider_reference
      //   IS NOT NULL))
      {
        name: 'payments_reference_when_charged',
        test: (sql, row) => sql.or(() => sql.any('=', row.status, ['pending', 'failed']), () => row.provider_reference != null),
      },
      // check (refunded_cents >= 0)
      { name: 'payments_refunded_not_negative', test: (sql, row) => sql.op('>=', row.refunded_cents, 0) },
      // check ((settled_at IS NULL) = (status = 'pending'::public.payment_status))
      {
        name: 'payments_settled_when_final',
        test: (sql, row) => sql.op('=', row.settled_at == null, sql.op('=', row.status, 'pending')),
      },
      // check ((surplus_sent_at IS NULL) OR (surplus_received_at IS NOT NULL))
      {
        name: 'payments_surplus_sent_after_received',
        test: (sql, row) => sql.or(() => row.surplus_sent_at == null, () => row.surplus_received_at != null),
      },
      // check ((surplus_sent_by IS NULL) OR (surplus_sent_at IS NOT NULL))
      {
        name: 'payments_surplus_sent_by_when_sent',
        test: (sql, row) => sql.or(() => row.surplus_sent_by == null, () => row.surplus_sent_at != null),
      },
      // check ((surplus_received_at IS NULL) OR (status = ANY (ARRAY['failed'::public.payment_status,
      //   'refunded'::public.payment_status])))
      {
        name: 'payments_surplus_when_owed',
        test: (sql, row) => sql.or(
          () => row.surplus_received_at == null,
          () => sql.any('=', row.status, ['failed', 'refunded']),
        ),
      },
      // check ((length(provider) <= 60) AND (length(COALESCE(provider_reference, ''::text)) <= 300) AND
      //   (length(COALESCE(failure_reason, ''::text)) <= 2000))
      {
        name: 'payments_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.provider), 60),
          () => sql.op('<=', sql.call('length', (row.provider_reference ?? '')), 300),
          () => sql.op('<=', sql.call('length', (row.failure_reason ?? '')), 2000),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.orders where orders.id = payments.order_id))
      {
        name: 'Who reads an order reads its payments',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('orders', { id: row.order_id }).some(
          (orders) => sql.op('=', orders.id, row.order_id) === true
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['order_id'], ['surplus_sent_by']],
    touched: [],
  },
  payout_proofs: {
    name: 'payout_proofs',
    columns: [
      { name: 'receipt_id', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'amount_cents', type: 'int4', isNullable: false },
      { name: 'paid_at', type: 'timestamptz', isNullable: false },
      { name: 'country', type: 'text', isNullable: false },
      { name: 'country_name', type: 'text', isNullable: false },
      { name: 'city', type: 'text', isNullable: false },
      { name: 'account_label', type: 'text', isNullable: false },
      { name: 'share_bps', type: 'int4', isNullable: false },
      { name: 'method', type: 'payout_method', isNullable: false },
      { name: 'is_verified', type: 'bool', isNullable: false },
    ],
    primaryKey: ['receipt_id'],
    uniques: [
      { name: 'payout_proofs_pkey', columns: ['receipt_id'] },
    ],
    foreignKeys: [],
    checks: [
      // check (amount_cents > 0)
      { name: 'payout_proofs_amount_positive', test: (sql, row) => sql.op('>', row.amount_cents, 0) },
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'payout_proofs_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check ((length(name) >= 1) AND (length(name) <= 80))
      {
        name: 'payout_proofs_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 80),
        ),
      },
      // check (receipt_id ~ '^DL-[0-9]{5}$'::text)
      { name: 'payout_proofs_receipt_form', test: (sql, row) => sql.op('~', row.receipt_id, '^DL-[0-9]{5}$') },
      // check ((share_bps >= 1) AND (share_bps <= 10000))
      {
        name: 'payout_proofs_share_is_a_rate',
        test: (sql, row) => sql.and(() => sql.op('>=', row.share_bps, 1), () => sql.op('<=', row.share_bps, 10000)),
      },
      // check ((length(country_name) <= 80) AND (length(city) <= 80) AND (length(account_label) <= 40))
      {
        name: 'payout_proofs_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.country_name), 80),
          () => sql.op('<=', sql.call('length', row.city), 80),
          () => sql.op('<=', sql.call('length', row.account_label), 40),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (is_verified)
      {
        name: 'Visitors read verified payout proofs',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (_sql, row) => row.is_verified,
      },
      // using (is_verified or (select public.is_admin()))
      {
        name: 'People read verified payout proofs, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => row.is_verified, () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add payout proofs',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit payout proofs',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete payout proofs',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: ['select'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    indexes: [['method', 'paid_at']],
    triggers: [
      {
        name: 'payout_proofs_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'payout_proofs_audit', table: 'payout_proofs', args: [] },
        ),
      },
    ],
    touched: [],
  },
  payouts: {
    name: 'payouts',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'number', type: 'int4', isNullable: false, identity: 'always', sequence: { start: 31001, increment: 1 } },
      { name: 'account_id', type: 'uuid', isNullable: false },
      { name: 'gross_cents', type: 'int4', isNullable: false },
      { name: 'share_bps', type: 'int4', isNullable: false },
      { name: 'amount_cents', type: 'int4', isNullable: false },
      { name: 'method', type: 'payout_method', isNullable: false },
      { name: 'destination', type: 'text', isNullable: false },
      { name: 'status', type: 'payout_status', isNullable: false, defaultValue: () => 'requested' },
      { name: 'receipt_id', type: 'text', isNullable: true },
      { name: 'reject_reason', type: 'text', isNullable: true },
      { name: 'requested_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'decided_at', type: 'timestamptz', isNullable: true },
      { name: 'decided_by', type: 'uuid', isNullable: true },
      { name: 'paid_at', type: 'timestamptz', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'payouts_pkey', columns: ['id'] },
      { name: 'payouts_number_key', columns: ['number'] },
      { name: 'payouts_receipt_id_key', columns: ['receipt_id'] },
      {
        name: 'payouts_one_open_per_account',
        columns: ['account_id'],
        where: (sql, row) => sql.any('=', row.status, ['requested', 'approved']),
      },
    ],
    foreignKeys: [
      {
        name: 'payouts_account_id_fkey',
        columns: ['account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 52,
      },
      {
        name: 'payouts_decided_by_fkey',
        columns: ['decided_by'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 53,
      },
    ],
    checks: [
      // check ((((amount_cents)::bigint * 10000) <= ((gross_cents)::bigint * share_bps)) AND (((gross_cents)::bigint *
      //   share_bps) < (((amount_cents + 1))::bigint * 10000)))
      {
        name: 'payouts_amount_is_the_share',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.op('*', row.amount_cents, 10000), sql.op('*', row.gross_cents, row.share_bps)),
          () => sql.op('<', sql.op('*', row.gross_cents, row.share_bps), sql.op('*', sql.op('+', row.amount_cents, 1), 10000)),
        ),
      },
      // check ((decided_at IS NULL) = (status = 'requested'::public.payout_status))
      {
        name: 'payouts_decided_when_decided',
        test: (sql, row) => sql.op('=', row.decided_at == null, sql.op('=', row.status, 'requested')),
      },
      // check ((length(destination) >= 3) AND (length(destination) <= 120))
      {
        name: 'payouts_destination_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.destination), 3),
          () => sql.op('<=', sql.call('length', row.destination), 120),
        ),
      },
      // check (amount_cents >= 5000)
      { name: 'payouts_minimum', test: (sql, row) => sql.op('>=', row.amount_cents, 5000) },
      // check ((reject_reason IS NOT NULL) = (status = 'rejected'::public.payout_status))
      {
        name: 'payouts_reason_when_rejected',
        test: (sql, row) => sql.op('=', row.reject_reason != null, sql.op('=', row.status, 'rejected')),
      },
      // check (((paid_at IS NOT NULL) = (status = 'paid'::public.payout_status)) AND ((receipt_id IS NOT NULL) = (status =
      //   'paid'::public.payout_status)))
      {
        name: 'payouts_receipt_when_paid',
        test: (sql, row) => sql.and(
          () => sql.op('=', row.paid_at != null, sql.op('=', row.status, 'paid')),
          () => sql.op('=', row.receipt_id != null, sql.op('=', row.status, 'paid')),
        ),
      },
      // check ((share_bps >= 1) AND (share_bps <= 10000))
      {
        name: 'payouts_share_is_a_rate',
        test: (sql, row) => sql.and(() => sql.op('>=', row.share_bps, 1), () => sql.op('<=', row.share_bps, 10000)),
      },
      // check ((length(COALESCE(receipt_id, ''::text)) <= 40) AND (length(COALESCE(reject_reason, ''::text)) <= 1000))
      {
        name: 'payouts_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', (row.receipt_id ?? '')), 40),
          () => sql.op('<=', sql.call('length', (row.reject_reason ?? '')), 1000),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.trading_accounts where trading_accounts.id = payouts.account_id))
      {
        name: 'Who reads an account reads its payouts',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('trading_accounts', { id: row.account_id }).some(
          (trading_accounts) => sql.op('=', trading_accounts.id, row.account_id) === true
        ),
      },
      // using ((select public.is_admin()) and exists (select 1 from public.trading_accounts where trading_accounts.id =
      //   payouts.account_id and trading_accounts.user_id <> (select auth.uid()))) with check ((select public.is_admin()))
      {
        name: 'Admins decide the payouts of others',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(
          () => sql.call('public.is_admin'),
          () => sql.rows('trading_accounts', { id: row.account_id }).some(
            (trading_accounts) => sql.and(
              () => sql.op('=', trading_accounts.id, row.account_id),
              () => sql.op('<>', trading_accounts.user_id, sql.call('auth.uid')),
            ) === true
          ),
        ),
        check: (sql) => sql.call('public.is_admin'),
      },
      // with check (exists (select 1 from public.trading_accounts where trading_accounts.id = payouts.account_id and
      //   trading_accounts.user_id = (select auth.uid()) and trading_accounts.phase = 'funded' and trading_accounts.status =
      //   'active' and trading_accounts.next_payout_at <= now() and payouts.gross_cents <= trading_accounts.balance_cents -
      //   trading_accounts.initial_cents) and exists (select 1 from public.kyc_documents where kyc_documents.owner_id = (select
      //   auth.uid()) and kyc_documents.status = 'approved' and kyc_documents.kind <> 'proof-of-address'))
      {
        name: 'Traders with a confirmed identity ask for profit of their own',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.rows(
            'trading_accounts',
            { id: row.account_id, user_id: sql.call('auth.uid'), phase: 'funded', status: 'active' },
          ).some(
            (trading_accounts) => sql.and(
              () => sql.op('=', trading_accounts.id, row.account_id),
              () => sql.op('=', trading_accounts.user_id, sql.call('auth.uid')),
              () => sql.op('=', trading_accounts.phase, 'funded'),
              () => sql.op('=', trading_accounts.status, 'active'),
              () => sql.op('<=', trading_accounts.next_payout_at, sql.call('now')),
              () => sql.op('<=', row.gross_cents, sql.op('-', trading_accounts.balance_cents, trading_accounts.initial_cents)),
            ) === true
          ),
          () => sql.rows('kyc_documents', { owner_id: sql.call('auth.uid'), status: 'approved' }).some(
            (kyc_documents) => sql.and(
              () => sql.op('=', kyc_documents.owner_id, sql.call('auth.uid')),
              () => sql.op('=', kyc_documents.status, 'approved'),
              () => sql.op('<>', kyc_documents.kind, 'proof-of-address'),
            ) === true
          ),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: {
      authenticated: { insert: ['account_id', 'gross_cents', 'method', 'destination'], update: ['status', 'reject_reason'] }
    },
    indexes: [['account_id', 'requested_at'], ['requested_at'], ['decided_by'], ['status', 'requested_at']],
    triggers: [
      {
        name: 'payouts_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(sql, event, { trigger: 'payouts_audit', table: 'payouts', args: [] }),
      },
      {
        name: 'payouts_decide',
        timing: 'before', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.op('<>', event.new?.status, event.old?.status),
        run: (sql, event) => decidePayoutImplementation(sql, event, { trigger: 'payouts_decide', table: 'payouts', args: [] }),
      },
      {
        name: 'payouts_follow_decision',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.op('<>', event.new?.status, event.old?.status),
        run: (sql, event) => followPayoutImplementation(
          sql,
          event,
          { trigger: 'payouts_follow_decision', table: 'payouts', args: [] },
        ),
      },
      {
        name: 'payouts_follow_request',
        timing: 'after', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => followPayoutImplementation(
          sql,
          event,
          { trigger: 'payouts_follow_request', table: 'payouts', args: [] },
        ),
      },
      {
        name: 'payouts_issue_certificate',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'paid'),
          () => sql.op('<>', event.old?.status, 'paid'),
        ),
        run: (sql, event) => issueCertificateImplementation(
          sql,
          event,
          { trigger: 'payouts_issue_certificate', table: 'payouts', args: [] },
        ),
      },
      {
        name: 'payouts_keep_documents',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'paid'),
          () => sql.op('<>', event.old?.status, 'paid'),
        ),
        run: (sql, event) => keepDocumentsImplementation(
          sql,
          event,
          { trigger: 'payouts_keep_documents', table: 'payouts', args: [] },
        ),
      },
      {
        name: 'payouts_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(sql, event, { trigger: 'payouts_limit', table: 'payouts', args: [] }),
      },
      {
        name: 'payouts_price',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => pricePayoutImplementation(sql, event, { trigger: 'payouts_price', table: 'payouts', args: [] }),
      },
    ],
    isPublished: true,
    touched: [],
  },
  positions: {
    name: 'positions',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'account_id', type: 'uuid', isNullable: false },
      { name: 'symbol', type: 'text', isNullable: false },
      { name: 'side', type: 'position_side', isNullable: false },
      { name: 'lots', type: 'numeric', isNullable: false },
      { name: 'open_price', type: 'numeric', isNullable: false },
      { name: 'close_price', type: 'numeric', isNullable: true },
      { name: 'profit_cents', type: 'int4', isNullable: false, defaultValue: () => 0 },
      { name: 'opened_at', type: 'timestamptz', isNullable: false },
      { name: 'closed_at', type: 'timestamptz', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'positions_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'positions_account_id_fkey',
        columns: ['account_id'],
        references: { schema: 'public', table: 'trading_accounts', columns: ['id'] },
        onDelete: 'cascade',
        rank: 49,
      },
    ],
    checks: [
      // check (closed_at >= opened_at)
      { name: 'positions_close_after_opening', test: (sql, row) => sql.op('>=', row.closed_at, row.opened_at) },
      // check ((close_price IS NULL) = (closed_at IS NULL))
      {
        name: 'positions_close_price_when_closed',
        test: (sql, row) => sql.op('=', row.close_price == null, row.closed_at == null),
      },
      // check (lots > (0)::numeric)
      { name: 'positions_lots_positive', test: (sql, row) => sql.op('>', row.lots, 0) },
      // check ((open_price > (0)::numeric) AND (close_price > (0)::numeric))
      {
        name: 'positions_prices_positive',
        test: (sql, row) => sql.and(() => sql.op('>', row.open_price, 0), () => sql.op('>', row.close_price, 0)),
      },
      // check (symbol ~ '^[A-Z0-9]{3,12}$'::text)
      { name: 'positions_symbol_form', test: (sql, row) => sql.op('~', row.symbol, '^[A-Z0-9]{3,12}$') },
    ],
    hasRowSecurity: true,
    policies: [
      // using (exists (select 1 from public.trading_accounts where trading_accounts.id = positions.account_id))
      {
        name: 'Who reads an account reads its positions',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.rows('trading_accounts', { id: row.account_id }).some(
          (trading_accounts) => sql.op('=', trading_accounts.id, row.account_id) === true
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['account_id', 'opened_at']],
    isPublished: true,
    touched: [],
  },
  profiles: {
    name: 'profiles',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false },
      { name: 'display_name', type: 'text', isNullable: false },
      { name: 'kind', type: 'profile_kind', isNullable: false, defaultValue: () => 'trader' },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'country', type: 'text', isNullable: true },
      { name: 'locale', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'time_zone', type: 'text', isNullable: false, defaultValue: () => 'Asia/Dubai' },
      { name: 'phone', type: 'text', isNullable: true },
      { name: 'notify_sales', type: 'bool', isNullable: false, defaultValue: () => true },
      { name: 'notify_payouts', type: 'bool', isNullable: false, defaultValue: () => true },
      { name: 'notify_tickets', type: 'bool', isNullable: false, defaultValue: () => true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'profiles_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'profiles_id_fkey',
        columns: ['id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
        rank: 4,
      },
    ],
    checks: [
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'profiles_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check ((length(display_name) >= 1) AND (length(display_name) <= 80))
      {
        name: 'profiles_display_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.display_name), 1),
          () => sql.op('<=', sql.call('length', row.display_name), 80),
        ),
      },
      // check (locale = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'profiles_locale_known', test: (sql, row) => sql.any('=', row.locale, ['en', 'ar']) },
      // check (phone ~ '^[+][1-9][0-9]{6,14}$'::text)
      { name: 'profiles_phone_international', test: (sql, row) => sql.op('~', row.phone, '^[+][1-9][0-9]{6,14}$') },
      // check ((time_zone ~ '^[A-Za-z_]+(/[A-Za-z_+-]+)*$'::text) AND (length(time_zone) <= 64))
      {
        name: 'profiles_time_zone_name',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.time_zone, '^[A-Za-z_]+(/[A-Za-z_+-]+)*$'),
          () => sql.op('<=', sql.call('length', row.time_zone), 64),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // with check (id = (select auth.uid()))
      {
        name: 'People create their own profile',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
      },
      // using (id = (select auth.uid())) with check (id = (select auth.uid()))
      {
        name: 'People edit their own profile',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
        check: (sql, row) => sql.op('=', row.id, sql.call('auth.uid')),
      },
      // using (id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read their own profile, admins every profile',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: {
      authenticated: {
        insert: ['id', 'display_name', 'country', 'locale', 'time_zone', 'phone'],
        update: ['display_name', 'country', 'locale', 'time_zone', 'phone', 'notify_sales', 'notify_payouts', 'notify_tickets'],
      }
    },
    touched: [],
  },
  program_phases: {
    name: 'program_phases',
    columns: [
      { name: 'program_id', type: 'text', isNullable: false },
      { name: 'phase', type: 'program_phase', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'profit_target_bps', type: 'int4', isNullable: true },
      { name: 'daily_loss_bps', type: 'int4', isNullable: false },
      { name: 'max_drawdown_bps', type: 'int4', isNullable: false },
    ],
    primaryKey: ['program_id', 'phase'],
    uniques: [
      { name: 'program_phases_pkey', columns: ['program_id', 'phase'] },
      { name: 'program_phases_program_id_position_key', columns: ['program_id', 'position'] },
    ],
    foreignKeys: [
      {
        name: 'program_phases_program_id_fkey',
        columns: ['program_id'],
        references: { schema: 'public', table: 'programs', columns: ['id'] },
        onDelete: 'cascade',
        rank: 24,
      },
    ],
    checks: [
      // check (((daily_loss_bps >= 1) AND (daily_loss_bps <= 10000)) AND ((max_drawdown_bps >= daily_loss_bps) AND
      //   (max_drawdown_bps <= 10000)))
      {
        name: 'program_phases_limits_are_rates',
        test: (sql, row) => sql.and(
          () => sql.op('>=', row.daily_loss_bps, 1),
          () => sql.op('<=', row.daily_loss_bps, 10000),
          () => sql.op('>=', row.max_drawdown_bps, row.daily_loss_bps),
          () => sql.op('<=', row.max_drawdown_bps, 10000),
        ),
      },
      // check (length(name) <= 80)
      { name: 'program_phases_name_length', test: (sql, row) => sql.op('<=', sql.call('length', row.name), 80) },
      // check ("position" >= 1)
      { name: 'program_phases_position_from_one', test: (sql, row) => sql.op('>=', row.position, 1) },
      // check ((profit_target_bps >= 1) AND (profit_target_bps <= 10000))
      {
        name: 'program_phases_target_is_a_rate',
        test: (sql, row) => sql.and(
          () => sql.op('>=', row.profit_target_bps, 1),
          () => sql.op('<=', row.profit_target_bps, 10000),
        ),
      },
      // check ((profit_target_bps IS NULL) = (phase = 'funded'::public.program_phase))
      {
        name: 'program_phases_target_unless_funded',
        test: (sql, row) => sql.op('=', row.profit_target_bps == null, sql.op('=', row.phase, 'funded')),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads phases',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  program_tiers: {
    name: 'program_tiers',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'program_id', type: 'text', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'label', type: 'text', isNullable: false },
      { name: 'size_cents', type: 'int4', isNullable: false },
      { name: 'price_cents', type: 'int4', isNullable: false },
      { name: 'old_price_cents', type: 'int4', isNullable: true },
      { name: 'discount_percent', type: 'int4', isNullable: true },
      { name: 'winners_bonus_cents', type: 'int4', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'program_tiers_pkey', columns: ['id'] },
      { name: 'program_tiers_id_program_id_key', columns: ['id', 'program_id'] },
      { name: 'program_tiers_program_id_position_key', columns: ['program_id', 'position'] },
      { name: 'program_tiers_program_id_size_cents_key', columns: ['program_id', 'size_cents'] },
    ],
    foreignKeys: [
      {
        name: 'program_tiers_program_id_fkey',
        columns: ['program_id'],
        references: { schema: 'public', table: 'programs', columns: ['id'] },
        onDelete: 'cascade',
        rank: 25,
      },
    ],
    checks: [
      // check ((discount_percent >= 1) AND (discount_percent <= 99))
      {
        name: 'program_tiers_discount_is_a_percentage',
        test: (sql, row) => sql.and(() => sql.op('>=', row.discount_percent, 1), () => sql.op('<=', row.discount_percent, 99)),
      },
      // check (old_price_cents > price_cents)
      { name: 'program_tiers_old_price_higher', test: (sql, row) => sql.op('>', row.old_price_cents, row.price_cents) },
      // check ((old_price_cents IS NULL) = (discount_percent IS NULL))
      {
        name: 'program_tiers_old_price_with_discount',
        test: (sql, row) => sql.op('=', row.old_price_cents == null, row.discount_percent == null),
      },
      // check ("position" >= 1)
      { name: 'program_tiers_position_from_one', test: (sql, row) => sql.op('>=', row.position, 1) },
      // check ((price_cents > 0) AND (winners_bonus_cents > 0))
      {
        name: 'program_tiers_price_positive',
        test: (sql, row) => sql.and(() => sql.op('>', row.price_cents, 0), () => sql.op('>', row.winners_bonus_cents, 0)),
      },
      // check ((length(id) <= 60) AND (length(label) <= 80))
      {
        name: 'program_tiers_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.id), 60),
          () => sql.op('<=', sql.call('length', row.label), 80),
        ),
      },
      // check (size_cents >= 100000)
      { name: 'program_tiers_whole_size', test: (sql, row) => sql.op('>=', row.size_cents, 100000) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads tiers',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  programs: {
    name: 'programs',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'position', type: 'int4', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'description', type: 'text', isNullable: false },
      { name: 'is_available', type: 'bool', isNullable: false },
      { name: 'has_tab', type: 'bool', isNullable: false },
      { name: 'badge', type: 'text', isNullable: true },
      { name: 'winners_bonus', type: 'text', isNullable: false },
      { name: 'drawdown_type', type: 'drawdown_type', isNullable: false },
      { name: 'leverage', type: 'int4', isNullable: false },
      { name: 'expert_advisors', type: 'expert_advisors', isNullable: false },
      { name: 'share_from_bps', type: 'int4', isNullable: false },
      { name: 'share_to_bps', type: 'int4', isNullable: false },
      { name: 'payout_cycle_days', type: 'int4', isNullable: false },
      { name: 'fee_refund_bps', type: 'int4', isNullable: false },
      { name: 'platforms', type: '_text', isNullable: false },
      { name: 'minimum_days', type: 'int4', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'programs_pkey', columns: ['id'] },
      { name: 'programs_position_key', columns: ['position'] },
      { name: 'programs_name_key', columns: ['name'] },
    ],
    foreignKeys: [],
    checks: [
      // check (badge = ANY (ARRAY['popular'::text, 'coming-soon'::text]))
      { name: 'programs_badge_known', test: (sql, row) => sql.any('=', row.badge, ['popular', 'coming-soon']) },
      // check ((fee_refund_bps >= 0) AND (fee_refund_bps <= 10000))
      {
        name: 'programs_fee_refund_is_a_rate',
        test: (sql, row) => sql.and(() => sql.op('>=', row.fee_refund_bps, 0), () => sql.op('<=', row.fee_refund_bps, 10000)),
      },
      // check (leverage >= 1)
      { name: 'programs_leverage_positive', test: (sql, row) => sql.op('>=', row.leverage, 1) },
      // check (minimum_days >= 0)
      { name: 'programs_minimum_days_not_negative', test: (sql, row) => sql.op('>=', row.minimum_days, 0) },
      // check (payout_cycle_days >= 1)
      { name: 'programs_payout_cycle_positive', test: (sql, row) => sql.op('>=', row.payout_cycle_days, 1) },
      // check ("position" >= 1)
      { name: 'programs_position_from_one', test: (sql, row) => sql.op('>=', row.position, 1) },
      // check ((0 < share_from_bps) AND (share_from_bps <= share_to_bps) AND (share_to_bps <= 10000))
      {
        name: 'programs_share_is_a_range',
        test: (sql, row) => sql.and(
          () => sql.op('<', 0, row.share_from_bps),
          () => sql.op('<=', row.share_from_bps, row.share_to_bps),
          () => sql.op('<=', row.share_to_bps, 10000),
        ),
      },
      // check ((length(id) <= 60) AND (length(name) <= 80) AND (length(description) <= 500) AND (length((platforms)::text) <=
      //   500))
      {
        name: 'programs_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.id), 60),
          () => sql.op('<=', sql.call('length', row.name), 80),
          () => sql.op('<=', sql.call('length', row.description), 500),
          () => sql.op('<=', sql.call('length', sql.cast(row.platforms, 'text')), 500),
        ),
      },
      // check (winners_bonus = ANY (ARRAY['fee'::text, 'fee-and-target'::text, 'printed'::text]))
      {
        name: 'programs_winners_bonus_known',
        test: (sql, row) => sql.any('=', row.winners_bonus, ['fee', 'fee-and-target', 'printed']),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads programs',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  restricted_countries: {
    name: 'restricted_countries',
    columns: [
      { name: 'code', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
    ],
    primaryKey: ['code'],
    uniques: [
      { name: 'restricted_countries_pkey', columns: ['code'] },
      { name: 'restricted_countries_name_key', columns: ['name'] },
    ],
    foreignKeys: [],
    checks: [
      // check (code ~ '^[A-Z]{2}$'::text)
      { name: 'restricted_countries_code_form', test: (sql, row) => sql.op('~', row.code, '^[A-Z]{2}$') },
      // check (length(name) <= 80)
      { name: 'restricted_countries_name_length', test: (sql, row) => sql.op('<=', sql.call('length', row.name), 80) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (true)
      {
        name: 'Everybody reads the restricted countries',
        command: 'select', roles: ['anon', 'authenticated'], isPermissive: true,
        using: () => true,
      },
    ],
    grants: { anon: ['select'], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    touched: [],
  },
  seo_config: {
    name: 'seo_config',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'route', type: 'text', isNullable: false },
      { name: 'locale', type: 'text', isNullable: false, defaultValue: () => 'en' },
      { name: 'path', type: 'text', isNullable: false },
      { name: 'title', type: 'text', isNullable: false },
      { name: 'description', type: 'text', isNullable: false },
      { name: 'image_path', type: 'text', isNullable: true },
      { name: 'is_indexable', type: 'bool', isNullable: false, defaultValue: () => true },
      {
        name: 'is_in_sitemap',
        type: 'bool',
        isNullable: true,
        isGenerated: true,
        generate: (sql, row) => sql.and(
          () => row.is_indexable,
          () => sql.not(sql.op('~~', row.path, '%:%')),
          () => sql.not(sql.op('~~', row.path, '%*%')),
        ),
      },
      { name: 'status', type: 'content_status', isNullable: false, defaultValue: () => 'draft' },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'canonical', type: 'text', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'seo_config_pkey', columns: ['id'] },
      { name: 'seo_config_route_locale_key', columns: ['route', 'locale'] },
    ],
    foreignKeys: [
      {
        name: 'seo_config_image_path_fkey',
        columns: ['image_path'],
        references: { schema: 'public', table: 'media_library', columns: ['path'] },
        onDelete: 'set null',
        rank: 12,
      },
      {
        name: 'seo_config_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 13,
      },
    ],
    checks: [
      // check (canonical ~ '^(/|/[^/ ][^ ]*)$'::text)
      { name: 'seo_config_canonical_shape', test: (sql, row) => sql.op('~', row.canonical, '^(/|/[^/ ][^ ]*)$') },
      // check ((length(description) >= 1) AND (length(description) <= 300))
      {
        name: 'seo_config_description_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.description), 1),
          () => sql.op('<=', sql.call('length', row.description), 300),
        ),
      },
      // check (locale = ANY (ARRAY['en'::text, 'ar'::text]))
      { name: 'seo_config_locale_known', test: (sql, row) => sql.any('=', row.locale, ['en', 'ar']) },
      // check (NOT (public.holds_banned_claim(title) OR public.holds_banned_claim(description)))
      {
        name: 'seo_config_no_banned_claim',
        test: (sql, row) => sql.not(
          sql.or(
            () => sql.call('public.holds_banned_claim', row.title),
            () => sql.call('public.holds_banned_claim', row.description),
          )
        ),
      },
      // check ((path = '*'::text) OR (path ~~ '/%'::text))
      {
        name: 'seo_config_path_shape',
        test: (sql, row) => sql.or(() => sql.op('=', row.path, '*'), () => sql.op('~~', row.path, '/%')),
      },
      // check ((length(route) <= 60) AND (length(path) <= 300) AND (length(COALESCE(canonical, ''::text)) <= 300))
      {
        name: 'seo_config_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.route), 60),
          () => sql.op('<=', sql.call('length', row.path), 300),
          () => sql.op('<=', sql.call('length', (row.canonical ?? '')), 300),
        ),
      },
      // check ((length(title) >= 1) AND (length(title) <= 70))
      {
        name: 'seo_config_title_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.title), 1),
          () => sql.op('<=', sql.call('length', row.title), 70),
        ),
      },
      // check (version > 0)
      { name: 'seo_config_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (status = 'published')
      {
        name: 'Visitors read published search settings',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.status, 'published'),
      },
      // using (status = 'published' or (select public.is_admin()))
      {
        name: 'People read published search settings, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.status, 'published'), () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add search settings',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit search settings',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete search settings',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: {
      anon: {
        select: [
          'id',
          'route',
          'locale',
          'path',
          'title',
          'description',
          'image_path',
          'is_indexable',
          'is_in_sitemap',
          'status',
          'version',
          'created_at',
          'updated_at',
          'canonical',
        ]
      }
    },
    indexes: [['updated_by'], ['image_path'], ['path']],
    triggers: [
      {
        name: 'seo_config_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'seo_config_audit', table: 'seo_config', args: [] },
        ),
      },
      {
        name: 'seo_config_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'seo_config_author', table: 'seo_config', args: [] },
        ),
      },
      {
        name: 'seo_config_canonical_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['canonical'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'seo_config_canonical_targets', table: 'seo_config', args: ['canonical', 'site'] },
        ),
      },
      {
        name: 'seo_config_path_targets',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['path'],
        run: (sql, event) => checkLinkTargetsImplementation(
          sql,
          event,
          { trigger: 'seo_config_path_targets', table: 'seo_config', args: ['path', 'pattern'] },
        ),
      },
      {
        name: 'seo_config_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'seo_config_stamp', table: 'seo_config', args: [] },
        ),
      },
      {
        name: 'seo_config_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'seo_config_versions', table: 'seo_config', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  testimonials: {
    name: 'testimonials',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'country', type: 'text', isNullable: false },
      { name: 'country_name', type: 'text', isNullable: false },
      { name: 'city', type: 'text', isNullable: false },
      { name: 'body', type: 'text', isNullable: false },
      { name: 'rating', type: 'int4', isNullable: false },
      { name: 'written_on', type: 'date', isNullable: false },
      { name: 'tier_id', type: 'text', isNullable: true },
      { name: 'amount_cents', type: 'int4', isNullable: true },
      { name: 'refund_cents', type: 'int4', isNullable: true },
      { name: 'bonus_cents', type: 'int4', isNullable: true },
      { name: 'is_verified', type: 'bool', isNullable: false },
      { name: 'is_published', type: 'bool', isNullable: false, defaultValue: () => false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'testimonials_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'testimonials_tier_id_fkey',
        columns: ['tier_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id'] },
        onDelete: 'no action',
        rank: 57,
      },
    ],
    checks: [
      // check ((amount_cents > 0) AND (refund_cents > 0) AND (bonus_cents > 0))
      {
        name: 'testimonials_amounts_positive',
        test: (sql, row) => sql.and(
          () => sql.op('>', row.amount_cents, 0),
          () => sql.op('>', row.refund_cents, 0),
          () => sql.op('>', row.bonus_cents, 0),
        ),
      },
      // check ((length(body) >= 20) AND (length(body) <= 600))
      {
        name: 'testimonials_body_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.body), 20),
          () => sql.op('<=', sql.call('length', row.body), 600),
        ),
      },
      // check (country ~ '^[A-Z]{2}$'::text)
      { name: 'testimonials_country_code', test: (sql, row) => sql.op('~', row.country, '^[A-Z]{2}$') },
      // check ((length(name) >= 1) AND (length(name) <= 80))
      {
        name: 'testimonials_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 80),
        ),
      },
      // check ((rating >= 1) AND (rating <= 5))
      {
        name: 'testimonials_rating_of_five',
        test: (sql, row) => sql.and(() => sql.op('>=', row.rating, 1), () => sql.op('<=', row.rating, 5)),
      },
      // check ((length(id) <= 60) AND (length(country_name) <= 80) AND (length(city) <= 80))
      {
        name: 'testimonials_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.id), 60),
          () => sql.op('<=', sql.call('length', row.country_name), 80),
          () => sql.op('<=', sql.call('length', row.city), 80),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (is_published)
      {
        name: 'Visitors read published testimonials',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (_sql, row) => row.is_published,
      },
      // using (is_published or (select public.is_admin()))
      {
        name: 'People read published testimonials, admins all',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => row.is_published, () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins add testimonials',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit testimonials',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin()))
      {
        name: 'Admins delete testimonials',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: {
      anon: ['select'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    indexes: [['tier_id'], ['written_on']],
    triggers: [
      {
        name: 'testimonials_claims',
        timing: 'after', events: ['insert', 'update'], isSecurityDefiner: false,
        columns: ['body'],
        run: (sql, event) => checkClaimsImplementation(
          sql,
          event,
          { trigger: 'testimonials_claims', table: 'testimonials', args: ['body'] },
        ),
      },
    ],
    touched: [],
  },
  theme_config: {
    name: 'theme_config',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'is_active', type: 'bool', isNullable: false, defaultValue: () => false },
      { name: 'colors', type: 'jsonb', isNullable: false },
      { name: 'fonts', type: 'jsonb', isNullable: false },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'version', type: 'int4', isNullable: false, defaultValue: () => 1 },
      { name: 'updated_by', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'theme_config_pkey', columns: ['id'] },
      { name: 'theme_config_name_key', columns: ['name'] },
      { name: 'theme_config_one_active', columns: ['is_active'], where: (_sql, row) => row.is_active },
    ],
    foreignKeys: [
      {
        name: 'theme_config_updated_by_fkey',
        columns: ['updated_by'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 10,
      },
    ],
    checks: [
      // check public.is_palette((colors -> 'dark'::text))
      {
        name: 'theme_config_dark_palette',
        test: (sql, row) => sql.call('public.is_palette', sql.op('->', row.colors, 'dark')),
      },
      // check COALESCE((((length((fonts ->> 'heading'::text)) >= 1) AND (length((fonts ->> 'heading'::text)) <= 80)) AND
      //   ((length((fonts ->> 'body'::text)) >= 1) AND (length((fonts ->> 'body'::text)) <= 80))), false)
      {
        name: 'theme_config_font_families',
        test: (sql, row) => (
          sql.and(
            () => sql.op('>=', sql.call('length', sql.op('->>', row.fonts, 'heading')), 1),
            () => sql.op('<=', sql.call('length', sql.op('->>', row.fonts, 'heading')), 80),
            () => sql.op('>=', sql.call('length', sql.op('->>', row.fonts, 'body')), 1),
            () => sql.op('<=', sql.call('length', sql.op('->>', row.fonts, 'body')), 80),
          ) ?? false
        ),
      },
      // check public.is_palette((colors -> 'light'::text))
      {
        name: 'theme_config_light_palette',
        test: (sql, row) => sql.call('public.is_palette', sql.op('->', row.colors, 'light')),
      },
      // check ((length(name) >= 1) AND (length(name) <= 60))
      {
        name: 'theme_config_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 60),
        ),
      },
      // check ((length((colors)::text) <= 8192) AND (length((fonts)::text) <= 1000))
      {
        name: 'theme_config_settings_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', sql.cast(row.colors, 'text')), 8192),
          () => sql.op('<=', sql.call('length', sql.cast(row.fonts, 'text')), 1000),
        ),
      },
      // check (version > 0)
      { name: 'theme_config_version_positive', test: (sql, row) => sql.op('>', row.version, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (is_active)
      {
        name: 'Visitors read the active theme',
        command: 'select', roles: ['anon'], isPermissive: true,
        using: (_sql, row) => row.is_active,
      },
      // using (is_active or (select public.is_admin()))
      {
        name: 'People read the active theme, admins every theme',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => row.is_active, () => sql.call('public.is_admin')),
      },
      // with check ((select public.is_admin()))
      {
        name: 'Admins draft themes',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.call('public.is_admin'),
      },
      // using ((select public.is_admin())) with check ((select public.is_admin()))
      {
        name: 'Admins edit themes',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
        check: (sql) => sql.call('public.is_admin'),
      },
      // using (not is_active and (select public.is_admin()))
      {
        name: 'Admins delete drafts',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.and(() => sql.not(row.is_active), () => sql.call('public.is_admin')),
      },
    ],
    grants: {
      anon: [],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    columnGrants: { anon: { select: ['id', 'name', 'is_active', 'colors', 'fonts', 'updated_at', 'version'] } },
    indexes: [['updated_by']],
    triggers: [
      {
        name: 'theme_config_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'theme_config_audit', table: 'theme_config', args: [] },
        ),
      },
      {
        name: 'theme_config_author',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => stampAuthorImplementation(
          sql,
          event,
          { trigger: 'theme_config_author', table: 'theme_config', args: [] },
        ),
      },
      {
        name: 'theme_config_stamp',
        timing: 'before', events: ['update'], isSecurityDefiner: false,
        run: (sql, event) => stampContentImplementation(
          sql,
          event,
          { trigger: 'theme_config_stamp', table: 'theme_config', args: [] },
        ),
      },
      {
        name: 'theme_config_versions',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => keepVersionImplementation(
          sql,
          event,
          { trigger: 'theme_config_versions', table: 'theme_config', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  ticket_attachments: {
    name: 'ticket_attachments',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'ticket_id', type: 'uuid', isNullable: false },
      { name: 'owner_id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'storage_path', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'ticket_attachments_pkey', columns: ['id'] },
      { name: 'ticket_attachments_storage_path_key', columns: ['storage_path'] },
    ],
    foreignKeys: [
      {
        name: 'ticket_attachments_ticket_id_fkey',
        columns: ['ticket_id'],
        references: { schema: 'public', table: 'tickets', columns: ['id'] },
        onDelete: 'cascade',
        rank: 75,
      },
      {
        name: 'ticket_attachments_owner_id_fkey',
        columns: ['owner_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'cascade',
        rank: 76,
      },
    ],
    checks: [
      // check starts_with(storage_path, ((owner_id)::text || '/'::text))
      {
        name: 'ticket_attachments_in_the_own_folder',
        test: (sql, row) => sql.call('starts_with', row.storage_path, sql.op('||', row.owner_id, '/')),
      },
      // check ((length(name) >= 1) AND (length(name) <= 120))
      {
        name: 'ticket_attachments_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.name), 1),
          () => sql.op('<=', sql.call('length', row.name), 120),
        ),
      },
      // check ((storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$'::text) AND (storage_path !~~ '%..%'::text))
      {
        name: 'ticket_attachments_path_shape',
        test: (sql, row) => sql.and(
          () => sql.op('~', row.storage_path, '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$'),
          () => sql.not(sql.op('~~', row.storage_path, '%..%')),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using (owner_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read files of their own tickets, admins every file',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
      // with check (owner_id = (select auth.uid()) and exists (select 1 from public.tickets where tickets.id =
      //   ticket_attachments.ticket_id and tickets.owner_id = (select auth.uid())))
      {
        name: 'People attach files to their own tickets',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.op('=', row.owner_id, sql.call('auth.uid')),
          () => sql.rows('tickets', { id: row.ticket_id, owner_id: sql.call('auth.uid') }).some(
            (tickets) => sql.and(
              () => sql.op('=', tickets.id, row.ticket_id),
              () => sql.op('=', tickets.owner_id, sql.call('auth.uid')),
            ) === true
          ),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { insert: ['id', 'ticket_id', 'owner_id', 'storage_path', 'name'] } },
    indexes: [['ticket_id', 'created_at'], ['owner_id']],
    triggers: [
      {
        name: 'ticket_attachments_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(
          sql,
          event,
          { trigger: 'ticket_attachments_limit', table: 'ticket_attachments', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  ticket_replies: {
    name: 'ticket_replies',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'ticket_id', type: 'uuid', isNullable: false },
      { name: 'author_id', type: 'uuid', isNullable: true, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'author_name', type: 'text', isNullable: false, defaultValue: () => '' },
      { name: 'is_staff', type: 'bool', isNullable: false, defaultValue: () => false },
      { name: 'body', type: 'text', isNullable: false },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'ticket_replies_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'ticket_replies_ticket_id_fkey',
        columns: ['ticket_id'],
        references: { schema: 'public', table: 'tickets', columns: ['id'] },
        onDelete: 'cascade',
        rank: 73,
      },
      {
        name: 'ticket_replies_author_id_fkey',
        columns: ['author_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 74,
      },
    ],
    checks: [
      // check ((length(author_name) >= 1) AND (length(author_name) <= 80))
      {
        name: 'ticket_replies_author_name_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.author_name), 1),
          () => sql.op('<=', sql.call('length', row.author_name), 80),
        ),
      },
      // check ((length(body) >= 1) AND (length(body) <= 4000))
      {
        name: 'ticket_replies_body_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.body), 1),
          () => sql.op('<=', sql.call('length', row.body), 4000),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()) or exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id
      //   and tickets.owner_id = (select auth.uid())))
      {
        name: 'People read replies to their own tickets, admins every reply',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.call('public.is_admin'),
          () => sql.rows('tickets', { id: row.ticket_id, owner_id: sql.call('auth.uid') }).some(
            (tickets) => sql.and(
              () => sql.op('=', tickets.id, row.ticket_id),
              () => sql.op('=', tickets.owner_id, sql.call('auth.uid')),
            ) === true
          ),
        ),
      },
      // with check (author_id = (select auth.uid()) and ((select public.is_admin()) or exists (select 1 from public.tickets
      //   where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))))
      {
        name: 'People reply to their own tickets, admins to every ticket',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.op('=', row.author_id, sql.call('auth.uid')),
          () => sql.or(
            () => sql.call('public.is_admin'),
            () => sql.rows('tickets', { id: row.ticket_id, owner_id: sql.call('auth.uid') }).some(
              (tickets) => sql.and(
                () => sql.op('=', tickets.id, row.ticket_id),
                () => sql.op('=', tickets.owner_id, sql.call('auth.uid')),
              ) === true
            ),
          ),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { insert: ['id', 'ticket_id', 'author_id', 'body'] } },
    indexes: [['ticket_id', 'created_at'], ['author_id']],
    triggers: [
      {
        name: 'ticket_replies_follow',
        timing: 'after', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => followTicketImplementation(
          sql,
          event,
          { trigger: 'ticket_replies_follow', table: 'ticket_replies', args: [] },
        ),
      },
      {
        name: 'ticket_replies_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(
          sql,
          event,
          { trigger: 'ticket_replies_limit', table: 'ticket_replies', args: [] },
        ),
      },
      {
        name: 'ticket_replies_sign',
        timing: 'before', events: ['insert'], isSecurityDefiner: false,
        run: (sql, event) => signReplyImplementation(
          sql,
          event,
          { trigger: 'ticket_replies_sign', table: 'ticket_replies', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  ticket_views: {
    name: 'ticket_views',
    columns: [
      { name: 'ticket_id', type: 'uuid', isNullable: false },
      { name: 'person_id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'reply_id', type: 'uuid', isNullable: false },
    ],
    primaryKey: ['ticket_id', 'person_id'],
    uniques: [
      { name: 'ticket_views_pkey', columns: ['ticket_id', 'person_id'] },
    ],
    foreignKeys: [
      {
        name: 'ticket_views_ticket_id_fkey',
        columns: ['ticket_id'],
        references: { schema: 'public', table: 'tickets', columns: ['id'] },
        onDelete: 'cascade',
        rank: 77,
      },
      {
        name: 'ticket_views_person_id_fkey',
        columns: ['person_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'cascade',
        rank: 78,
      },
      {
        name: 'ticket_views_reply_id_fkey',
        columns: ['reply_id'],
        references: { schema: 'public', table: 'ticket_replies', columns: ['id'] },
        onDelete: 'cascade',
        rank: 79,
      },
    ],
    checks: [],
    hasRowSecurity: true,
    policies: [
      // using (person_id = (select auth.uid()))
      {
        name: 'People read what they have seen',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.person_id, sql.call('auth.uid')),
      },
      // with check (person_id = (select auth.uid()) and exists (select 1 from public.ticket_replies where ticket_replies.id =
      //   ticket_views.reply_id and ticket_replies.ticket_id = ticket_views.ticket_id))
      {
        name: 'People note what they have seen',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.op('=', row.person_id, sql.call('auth.uid')),
          () => sql.rows('ticket_replies', { id: row.reply_id, ticket_id: row.ticket_id }).some(
            (ticket_replies) => sql.and(
              () => sql.op('=', ticket_replies.id, row.reply_id),
              () => sql.op('=', ticket_replies.ticket_id, row.ticket_id),
            ) === true
          ),
        ),
      },
      // using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()) and exists (select 1 from
      //   public.ticket_replies where ticket_replies.id = ticket_views.reply_id and ticket_replies.ticket_id =
      //   ticket_views.ticket_id))
      {
        name: 'People note what they have seen since',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.op('=', row.person_id, sql.call('auth.uid')),
        check: (sql, row) => sql.and(
          () => sql.op('=', row.person_id, sql.call('auth.uid')),
          () => sql.rows('ticket_replies', { id: row.reply_id, ticket_id: row.ticket_id }).some(
            (ticket_replies) => sql.and(
              () => sql.op('=', ticket_replies.id, row.reply_id),
              () => sql.op('=', ticket_replies.ticket_id, row.ticket_id),
            ) === true
          ),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: {
      authenticated: { insert: ['ticket_id', 'person_id', 'reply_id'], update: ['ticket_id', 'person_id', 'reply_id'] }
    },
    indexes: [['person_id'], ['reply_id']],
    touched: [],
  },
  tickets: {
    name: 'tickets',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'number', type: 'int4', isNullable: false, identity: 'always' },
      { name: 'owner_id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('auth.uid') },
      { name: 'topic', type: 'ticket_topic', isNullable: false },
      { name: 'subject', type: 'text', isNullable: false },
      { name: 'message', type: 'text', isNullable: false },
      { name: 'status', type: 'ticket_status', isNullable: false, defaultValue: () => 'open' },
      { name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'assignee', type: 'uuid', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'tickets_pkey', columns: ['id'] },
      { name: 'tickets_number_key', columns: ['number'] },
    ],
    foreignKeys: [
      {
        name: 'tickets_owner_id_fkey',
        columns: ['owner_id'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'cascade',
        rank: 71,
      },
      {
        name: 'tickets_assignee_fkey',
        columns: ['assignee'],
        references: { schema: 'public', table: 'profiles', columns: ['id'] },
        onDelete: 'set null',
        rank: 72,
      },
    ],
    checks: [
      // check ((length(message) >= 1) AND (length(message) <= 4000))
      {
        name: 'tickets_message_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.message), 1),
          () => sql.op('<=', sql.call('length', row.message), 4000),
        ),
      },
      // check ((length(subject) >= 1) AND (length(subject) <= 120))
      {
        name: 'tickets_subject_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.subject), 1),
          () => sql.op('<=', sql.call('length', row.subject), 120),
        ),
      },
    ],
    hasRowSecurity: true,
    policies: [
      // with check (owner_id = (select auth.uid()) and status = 'open')
      {
        name: 'People open tickets of their own',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.and(
          () => sql.op('=', row.owner_id, sql.call('auth.uid')),
          () => sql.op('=', row.status, 'open'),
        ),
      },
      // using (owner_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read their own tickets, admins every ticket',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
      // using (owner_id = (select auth.uid()) or (select public.is_admin())) with check ((owner_id = (select auth.uid()) and
      //   status = 'closed') or (select public.is_admin()))
      {
        name: 'People close their own tickets, admins change every state',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
        check: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.owner_id, sql.call('auth.uid')), () => sql.op('=', row.status, 'closed')),
          () => sql.call('public.is_admin'),
        ),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    columnGrants: { authenticated: { insert: ['id', 'owner_id', 'topic', 'subject', 'message'], update: ['status'] } },
    indexes: [['assignee'], ['status', 'updated_at'], ['owner_id', 'created_at']],
    triggers: [
      {
        name: 'tickets_audit',
        timing: 'after', events: ['update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(sql, event, { trigger: 'tickets_audit', table: 'tickets', args: [] }),
      },
      {
        name: 'tickets_limit',
        timing: 'before', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => limitRowsImplementation(sql, event, { trigger: 'tickets_limit', table: 'tickets', args: [] }),
      },
    ],
    isPublished: true,
    touched: ['updated_at'],
  },
  tracking_events: {
    name: 'tracking_events',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: true },
      { name: 'session_id', type: 'text', isNullable: false },
      { name: 'page_path', type: 'text', isNullable: false },
      { name: 'page_title', type: 'text', isNullable: true },
      { name: 'referrer', type: 'text', isNullable: true },
      { name: 'time_on_page', type: 'int4', isNullable: true },
      { name: 'scroll_depth', type: 'int4', isNullable: true },
      { name: 'interactions', type: 'int4', isNullable: true },
      { name: 'metadata', type: 'jsonb', isNullable: false, defaultValue: () => ({}) },
      { name: 'received_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'tracking_events_pkey', columns: ['id'] },
    ],
    foreignKeys: [
      {
        name: 'tracking_events_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'set null',
        rank: 5,
      },
    ],
    checks: [
      // check (interactions >= 0)
      { name: 'tracking_events_interactions_not_negative', test: (sql, row) => sql.op('>=', row.interactions, 0) },
      // check (jsonb_typeof(metadata) = 'object'::text)
      {
        name: 'tracking_events_metadata_is_an_object',
        test: (sql, row) => sql.op('=', sql.call('jsonb_typeof', row.metadata), 'object'),
      },
      // check (length((metadata)::text) <= 8192)
      {
        name: 'tracking_events_metadata_length',
        test: (sql, row) => sql.op('<=', sql.call('length', sql.cast(row.metadata, 'text')), 8192),
      },
      // check (page_path ~~ '/%'::text)
      { name: 'tracking_events_page_path_is_a_path', test: (sql, row) => sql.op('~~', row.page_path, '/%') },
      // check ((scroll_depth >= 0) AND (scroll_depth <= 100))
      {
        name: 'tracking_events_scroll_depth_percent',
        test: (sql, row) => sql.and(() => sql.op('>=', row.scroll_depth, 0), () => sql.op('<=', row.scroll_depth, 100)),
      },
      // check ((length(session_id) >= 1) AND (length(session_id) <= 128))
      {
        name: 'tracking_events_session_id_length',
        test: (sql, row) => sql.and(
          () => sql.op('>=', sql.call('length', row.session_id), 1),
          () => sql.op('<=', sql.call('length', row.session_id), 128),
        ),
      },
      // check ((length(page_path) <= 2048) AND (length(COALESCE(page_title, ''::text)) <= 512) AND (length(COALESCE(referrer,
      //   ''::text)) <= 2048))
      {
        name: 'tracking_events_texts_length',
        test: (sql, row) => sql.and(
          () => sql.op('<=', sql.call('length', row.page_path), 2048),
          () => sql.op('<=', sql.call('length', (row.page_title ?? '')), 512),
          () => sql.op('<=', sql.call('length', (row.referrer ?? '')), 2048),
        ),
      },
      // check (time_on_page >= 0)
      { name: 'tracking_events_time_on_page_not_negative', test: (sql, row) => sql.op('>=', row.time_on_page, 0) },
    ],
    hasRowSecurity: true,
    policies: [
      // using ((select public.is_admin()))
      {
        name: 'Admins read page views',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.call('public.is_admin'),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['user_id'], ['received_at']],
    triggers: [
      {
        name: 'tracking_events_click',
        timing: 'after', events: ['insert'], isSecurityDefiner: true,
        run: (sql, event) => countAffiliateClickImplementation(
          sql,
          event,
          { trigger: 'tracking_events_click', table: 'tracking_events', args: [] },
        ),
      },
    ],
    touched: [],
  },
  trading_accounts: {
    name: 'trading_accounts',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'number', type: 'int4', isNullable: false, identity: 'always', sequence: { start: 700001, increment: 1 } },
      { name: 'user_id', type: 'uuid', isNullable: false },
      { name: 'order_id', type: 'uuid', isNullable: false },
      { name: 'program_id', type: 'text', isNullable: false },
      { name: 'tier_id', type: 'text', isNullable: false },
      { name: 'phase', type: 'program_phase', isNullable: false },
      { name: 'status', type: 'account_status', isNullable: false, defaultValue: () => 'active' },
      { name: 'initial_cents', type: 'int4', isNullable: false },
      { name: 'balance_cents', type: 'int4', isNullable: false },
      { name: 'equity_cents', type: 'int4', isNullable: false },
      { name: 'highest_close_cents', type: 'int4', isNullable: false },
      { name: 'profit_target_bps', type: 'int4', isNullable: true },
      { name: 'daily_loss_bps', type: 'int4', isNullable: false },
      { name: 'max_drawdown_bps', type: 'int4', isNullable: false },
      { name: 'drawdown_type', type: 'drawdown_type', isNullable: false },
      { name: 'share_bps', type: 'int4', isNullable: true },
      { name: 'payout_cycle_days', type: 'int4', isNullable: true },
      { name: 'next_payout_at', type: 'timestamptz', isNullable: true },
      { name: 'winners_bonus_cents', type: 'int4', isNullable: true },
      { name: 'winners_bonus_paid_at', type: 'timestamptz', isNullable: true },
      { name: 'breach_clause', type: 'text', isNullable: true },
      { name: 'breach_reason', type: 'text', isNullable: true },
      { name: 'opened_at', type: 'timestamptz', isNullable: false, defaultValue: (sql) => sql.call('now') },
      { name: 'last_trade_at', type: 'timestamptz', isNullable: true },
      { name: 'ended_at', type: 'timestamptz', isNullable: true },
      { name: 'closed_by_refund', type: 'bool', isNullable: false, defaultValue: () => false },
      { name: 'breach_practice', type: 'prohibited_practice', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'trading_accounts_pkey', columns: ['id'] },
      { name: 'trading_accounts_number_key', columns: ['number'] },
      { name: 'trading_accounts_order_id_phase_key', columns: ['order_id', 'phase'] },
    ],
    foreignKeys: [
      {
        name: 'trading_accounts_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
        rank: 43,
      },
      {
        name: 'trading_accounts_order_id_fkey',
        columns: ['order_id'],
        references: { schema: 'public', table: 'orders', columns: ['id'] },
        onDelete: 'no action',
        rank: 44,
      },
      {
        name: 'trading_accounts_tier_id_program_id_fkey',
        columns: ['tier_id', 'program_id'],
        references: { schema: 'public', table: 'program_tiers', columns: ['id', 'program_id'] },
        onDelete: 'no action',
        rank: 45,
      },
      {
        name: 'trading_accounts_program_id_phase_fkey',
        columns: ['program_id', 'phase'],
        references: { schema: 'public', table: 'program_phases', columns: ['program_id', 'phase'] },
        onDelete: 'no action',
        rank: 46,
      },
    ],
    checks: [
      // check (balance_cents >= 0)
      { name: 'trading_accounts_balance_not_negative', test: (sql, row) => sql.op('>=', row.balance_cents, 0) },
      // check ((winners_bonus_paid_at IS NULL) OR (winners_bonus_cents IS NOT NULL))
      {
        name: 'trading_accounts_bonus_paid_is_owed',
        test: (sql, row) => sql.or(() => row.winners_bonus_paid_at == null, () => row.winners_bonus_cents != null),
      },
      // check ((winners_bonus_cents IS NULL) OR ((status = 'passed'::public.account_status) AND (winners_bonus_cents > 0)))
      {
        name: 'trading_accounts_bonus_when_passed',
        test: (sql, row) => sql.or(
          () => row.winners_bonus_cents == null,
          () => sql.and(() => sql.op('=', row.status, 'passed'), () => sql.op('>', row.winners_bonus_cents, 0)),
        ),
      },
      // check (breach_clause = ANY (ARRAY['daily-loss'::text, 'maximum-loss'::text, 'prohibited'::text]))
      {
        name: 'trading_accounts_breach_clause_known',
        test: (sql, row) => sql.any('=', row.breach_clause, ['daily-loss', 'maximum-loss', 'prohibited']),
      },
      // check (length(breach_reason) <= 1000)
      {
        name: 'trading_accounts_breach_reason_length',
        test: (sql, row) => sql.op('<=', sql.call('length', row.breach_reason), 1000),
      },
      // check (((status = 'terminated'::public.account_status) = (breach_clause IS NOT NULL)) AND ((status =
      //   'terminated'::public.account_status) = (breach_reason IS NOT NULL)))
      {
        name: 'trading_accounts_breach_when_terminated',
        test: (sql, row) => sql.and(
          () => sql.op('=', sql.op('=', row.status, 'terminated'), row.breach_clause != null),
          () => sql.op('=', sql.op('=', row.status, 'terminated'), row.breach_reason != null),
        ),
      },
      // check ((NOT closed_by_refund) OR (status = 'dormant'::public.account_status))
      {
        name: 'trading_accounts_closed_by_refund_is_closed',
        test: (sql, row) => sql.or(() => sql.not(row.closed_by_refund), () => sql.op('=', row.status, 'dormant')),
      },
      // check (payout_cycle_days >= 1)
      { name: 'trading_accounts_cycle_positive', test: (sql, row) => sql.op('>=', row.payout_cycle_days, 1) },
      // check ((payout_cycle_days IS NOT NULL) = (phase = 'funded'::public.program_phase))
      {
        name: 'trading_accounts_cycle_when_funded',
        test: (sql, row) => sql.op('=', row.payout_cycle_days != null, sql.op('=', row.phase, 'funded')),
      },
      // check (ended_at >= opened_at)
      { name: 'trading_accounts_ended_after_opening', test: (sql, row) => sql.op('>=', row.ended_at, row.opened_at) },
      // check ((ended_at IS NULL) = (status = 'active'::public.account_status))
      {
        name: 'trading_accounts_ended_unless_active',
        test: (sql, row) => sql.op('=', row.ended_at == null, sql.op('=', row.status, 'active')),
      },
      // check ((status <> 'passed'::public.account_status) OR (phase <> 'funded'::public.program_phase))
      {
        name: 'trading_accounts_funded_never_passes',
        test: (sql, row) => sql.or(() => sql.op('<>', row.status, 'passed'), () => sql.op('<>', row.phase, 'funded')),
      },
      // check (highest_close_cents >= initial_cents)
      {
        name: 'trading_accounts_highest_close_from_initial',
        test: (sql, row) => sql.op('>=', row.highest_close_cents, row.initial_cents),
      },
      // check (initial_cents > 0)
      { name: 'trading_accounts_initial_positive', test: (sql, row) => sql.op('>', row.initial_cents, 0) },
      // check (((daily_loss_bps >= 1) AND (daily_loss_bps <= 10000)) AND ((max_drawdown_bps >= 1) AND (max_drawdown_bps <=
      //   10000)))
      {
        name: 'trading_accounts_limits_are_rates',
        test: (sql, row) => sql.and(
          () => sql.op('>=', row.daily_loss_bps, 1),
          () => sql.op('<=', row.daily_loss_bps, 10000),
          () => sql.op('>=', row.max_drawdown_bps, 1),
          () => sql.op('<=', row.max_drawdown_bps, 10000),
        ),
      },
      // check ((next_payout_at IS NOT NULL) = (phase = 'funded'::public.program_phase))
      {
        name: 'trading_accounts_next_payout_when_funded',
        test: (sql, row) => sql.op('=', row.next_payout_at != null, sql.op('=', row.phase, 'funded')),
      },
      // check ((status <> 'passed'::public.account_status) OR (equity_cents = balance_cents))
      {
        name: 'trading_accounts_passed_is_flat',
        test: (sql, row) => sql.or(
          () => sql.op('<>', row.status, 'passed'),
          () => sql.op('=', row.equity_cents, row.balance_cents),
        ),
      },
      // check ((status <> 'passed'::public.account_status) OR ((((balance_cents - initial_cents))::bigint * 10000) >=
      //   ((initial_cents)::bigint * profit_target_bps)))
      {
        name: 'trading_accounts_passed_reached_the_target',
        test: (sql, row) => sql.or(
          () => sql.op('<>', row.status, 'passed'),
          () => sql.op(
            '>=',
            sql.op('*', sql.op('-', row.balance_cents, row.initial_cents), 10000),
            sql.op('*', row.initial_cents, row.profit_target_bps),
          ),
        ),
      },
      // check ((breach_practice IS NOT NULL) = ((breach_clause IS NOT NULL) AND (breach_clause = 'prohibited'::text)))
      {
        name: 'trading_accounts_practice_when_prohibited',
        test: (sql, row) => sql.op(
          '=',
          row.breach_practice != null,
          sql.and(() => row.breach_clause != null, () => sql.op('=', row.breach_clause, 'prohibited')),
        ),
      },
      // check ((share_bps >= 1) AND (share_bps <= 10000))
      {
        name: 'trading_accounts_share_is_a_rate',
        test: (sql, row) => sql.and(() => sql.op('>=', row.share_bps, 1), () => sql.op('<=', row.share_bps, 10000)),
      },
      // check ((share_bps IS NOT NULL) = (phase = 'funded'::public.program_phase))
      {
        name: 'trading_accounts_share_when_funded',
        test: (sql, row) => sql.op('=', row.share_bps != null, sql.op('=', row.phase, 'funded')),
      },
      // check ((profit_target_bps IS NULL) = (phase = 'funded'::public.program_phase))
      {
        name: 'trading_accounts_target_unless_funded',
        test: (sql, row) => sql.op('=', row.profit_target_bps == null, sql.op('=', row.phase, 'funded')),
      },
      // check (last_trade_at >= opened_at)
      { name: 'trading_accounts_traded_after_opening', test: (sql, row) => sql.op('>=', row.last_trade_at, row.opened_at) },
    ],
    hasRowSecurity: true,
    policies: [
      // using (user_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'Traders read accounts of their own, admins every account',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.user_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    indexes: [['opened_at'], ['program_id', 'phase'], ['status'], ['tier_id', 'program_id'], ['user_id', 'opened_at']],
    triggers: [
      {
        name: 'trading_accounts_issue_certificate',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'passed'),
          () => sql.op('<>', event.old?.status, 'passed'),
        ),
        run: (sql, event) => issueCertificateImplementation(
          sql,
          event,
          { trigger: 'trading_accounts_issue_certificate', table: 'trading_accounts', args: [] },
        ),
      },
      {
        name: 'trading_accounts_offer_retry',
        timing: 'after', events: ['update'], isSecurityDefiner: true,
        columns: ['status'],
        when: (sql, event) => sql.and(
          () => sql.op('=', event.new?.status, 'terminated'),
          () => sql.op('<>', event.old?.status, 'terminated'),
          () => event.new?.breach_practice == null,
        ),
        run: (sql, event) => offerRetryImplementation(
          sql,
          event,
          { trigger: 'trading_accounts_offer_retry', table: 'trading_accounts', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
  user_roles: {
    name: 'user_roles',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'user_id', type: 'uuid', isNullable: false },
      { name: 'role', type: 'app_role', isNullable: false },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'user_roles_pkey', columns: ['id'] },
      { name: 'user_roles_user_id_role_key', columns: ['user_id', 'role'] },
    ],
    foreignKeys: [
      {
        name: 'user_roles_user_id_fkey',
        columns: ['user_id'],
        references: { schema: 'auth', table: 'users', columns: ['id'] },
        onDelete: 'cascade',
        rank: 3,
      },
    ],
    checks: [],
    hasRowSecurity: true,
    policies: [
      // using (user_id = (select auth.uid()) or (select public.is_admin()))
      {
        name: 'People read their own roles, admins every role',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(() => sql.op('=', row.user_id, sql.call('auth.uid')), () => sql.call('public.is_admin')),
      },
    ],
    grants: { anon: [], authenticated: ['select'], service_role: ['select', 'insert', 'update', 'delete'] },
    triggers: [
      {
        name: 'user_roles_audit',
        timing: 'after', events: ['insert', 'update', 'delete'], isSecurityDefiner: true,
        run: (sql, event) => writeAuditLogImplementation(
          sql,
          event,
          { trigger: 'user_roles_audit', table: 'user_roles', args: [] },
        ),
      },
    ],
    isPublished: true,
    touched: [],
  },
} satisfies Readonly<Record<string, TableSpec>>;

export const platform = {
  'storage.buckets': {
    schema: 'storage',
    name: 'buckets',
    columns: [
      { name: 'id', type: 'text', isNullable: false },
      { name: 'name', type: 'text', isNullable: false },
      { name: 'owner', type: 'uuid', isNullable: true },
      { name: 'created_at', type: 'timestamptz', isNullable: true, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: true, defaultValue: (sql) => sql.call('now') },
      { name: 'public', type: 'bool', isNullable: true, defaultValue: () => false },
      { name: 'avif_autodetection', type: 'bool', isNullable: true, defaultValue: () => false },
      { name: 'file_size_limit', type: 'int8', isNullable: true },
      { name: 'allowed_mime_types', type: '_text', isNullable: true },
      { name: 'owner_id', type: 'text', isNullable: true },
      { name: 'type', type: 'text', isNullable: false, defaultValue: () => 'STANDARD' },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'buckets_pkey', columns: ['id'] },
      { name: 'bname', columns: ['name'] },
    ],
    foreignKeys: [],
    checks: [],
    hasRowSecurity: true,
    policies: [],
    grants: {
      anon: ['select', 'insert', 'update', 'delete'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    touched: [],
  },
  'realtime.messages': {
    schema: 'realtime',
    name: 'messages',
    columns: [
      { name: 'topic', type: 'text', isNullable: false },
      { name: 'extension', type: 'text', isNullable: false },
      { name: 'payload', type: 'jsonb', isNullable: true },
      { name: 'event', type: 'text', isNullable: true },
      { name: 'private', type: 'bool', isNullable: true, defaultValue: () => false },
      {
        name: 'updated_at',
        type: 'timestamp',
        isNullable: false,
        defaultValue: (sql) => sql.cast(sql.call('now'), 'timestamp'),
      },
      {
        name: 'inserted_at',
        type: 'timestamp',
        isNullable: false,
        defaultValue: (sql) => sql.cast(sql.call('now'), 'timestamp'),
      },
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
    ],
    primaryKey: ['id', 'inserted_at'],
    uniques: [
      { name: 'messages_pkey', columns: ['id', 'inserted_at'] },
    ],
    foreignKeys: [],
    checks: [],
    hasRowSecurity: true,
    policies: [
      // using ((select realtime.topic()) like 'admin:%' and (select public.is_admin()))
      {
        name: 'Admins listen on admin channels',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql) => sql.and(() => sql.op('~~', sql.call('realtime.topic'), 'admin:%'), () => sql.call('public.is_admin')),
      },
      // with check ((select realtime.topic()) like 'admin:%' and (select public.is_admin()))
      {
        name: 'Admins speak on admin channels',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql) => sql.and(() => sql.op('~~', sql.call('realtime.topic'), 'admin:%'), () => sql.call('public.is_admin')),
      },
    ],
    grants: {
      anon: ['select', 'insert', 'update'],
      authenticated: ['select', 'insert', 'update'],
      service_role: ['select', 'insert', 'update'],
    },
    touched: [],
  },
  'storage.objects': {
    schema: 'storage',
    name: 'objects',
    columns: [
      { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
      { name: 'bucket_id', type: 'text', isNullable: true },
      { name: 'name', type: 'text', isNullable: true },
      { name: 'owner', type: 'uuid', isNullable: true },
      { name: 'created_at', type: 'timestamptz', isNullable: true, defaultValue: (sql) => sql.call('now') },
      { name: 'updated_at', type: 'timestamptz', isNullable: true, defaultValue: (sql) => sql.call('now') },
      { name: 'last_accessed_at', type: 'timestamptz', isNullable: true, defaultValue: (sql) => sql.call('now') },
      { name: 'metadata', type: 'jsonb', isNullable: true },
      {
        name: 'path_tokens',
        type: '_text',
        isNullable: true,
        isGenerated: true,
        generate: (sql, row) => sql.call('string_to_array', row.name, '/'),
      },
      { name: 'version', type: 'text', isNullable: true },
      { name: 'owner_id', type: 'text', isNullable: true },
      { name: 'user_metadata', type: 'jsonb', isNullable: true },
    ],
    primaryKey: ['id'],
    uniques: [
      { name: 'objects_pkey', columns: ['id'] },
      { name: 'bucketid_objname', columns: ['bucket_id', 'name'] },
    ],
    foreignKeys: [
      {
        name: 'objects_bucket_id_fkey',
        columns: ['bucket_id'],
        references: { schema: 'storage', table: 'buckets', columns: ['id'] },
        onDelete: 'no action',
        rank: 2,
      },
    ],
    checks: [],
    hasRowSecurity: true,
    policies: [
      // using ((bucket_id = 'media' and (select public.is_admin())) or (bucket_id = 'avatars' and (storage.foldername(name))[1]
      //   = (select auth.uid())::text)) with check ((bucket_id = 'media' and (select public.is_admin())) or (bucket_id =
      //   'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text))
      {
        name: 'People replace their own avatar, admins media',
        command: 'update', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.bucket_id, 'media'), () => sql.call('public.is_admin')),
          () => sql.and(
            () => sql.op('=', row.bucket_id, 'avatars'),
            () => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),
          ),
        ),
        check: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.bucket_id, 'media'), () => sql.call('public.is_admin')),
          () => sql.and(
            () => sql.op('=', row.bucket_id, 'avatars'),
            () => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),
          ),
        ),
      },
      // using ((bucket_id = 'media' and (select public.is_admin())) or (bucket_id = 'avatars' and (storage.foldername(name))[1]
      //   = (select auth.uid())::text))
      {
        name: 'People remove their own avatar, admins media',
        command: 'delete', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.bucket_id, 'media'), () => sql.call('public.is_admin')),
          () => sql.and(
            () => sql.op('=', row.bucket_id, 'avatars'),
            () => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),
          ),
        ),
      },
      // using ((bucket_id in ('media', 'kyc', 'attachments') and (select public.is_admin())) or (bucket_id in ('avatars',
      //   'kyc', 'attachments') and (storage.foldername(name))[1] = (select auth.uid())::text))
      {
        name: 'People list their own files, admins media and documents',
        command: 'select', roles: ['authenticated'], isPermissive: true,
        using: (sql, row) => sql.or(
          () => sql.and(() => sql.any('=', row.bucket_id, ['media', 'kyc', 'attachments']), () => sql.call('public.is_admin')),
          () => sql.and(
            () => sql.any('=', row.bucket_id, ['avatars', 'kyc', 'attachments']),
            () => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),
          ),
        ),
      },
      // with check ((bucket_id = 'media' and (select public.is_admin())) or (bucket_id in ('avatars', 'kyc', 'attachments') and
      //   (storage.foldername(name))[1] = (select auth.uid())::text and public.count_own_files(bucket_id) < 30))
      {
        name: 'People upload into their own folder, admins media',
        command: 'insert', roles: ['authenticated'], isPermissive: true,
        check: (sql, row) => sql.or(
          () => sql.and(() => sql.op('=', row.bucket_id, 'media'), () => sql.call('public.is_admin')),
          () => sql.and(
            () => sql.any('=', row.bucket_id, ['avatars', 'kyc', 'attachments']),
            () => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),
            () => sql.op('<', sql.call('public.count_own_files', row.bucket_id), 30),
          ),
        ),
      },
    ],
    grants: {
      anon: ['select', 'insert', 'update', 'delete'],
      authenticated: ['select', 'insert', 'update', 'delete'],
      service_role: ['select', 'insert', 'update', 'delete'],
    },
    touched: ['updated_at'],
  },
} satisfies BackendSpec['platform'];

export const functions = {
  accept_referral: {
    name: 'accept_referral',
    args: [{ name: '_code', type: 'text', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: acceptReferralImplementation,
  },
  // create function public.account_summary(_account uuid)
  // returns table (
  //   account_id uuid,
  //   profit_cents integer,
  //   target_cents integer,
  //   previous_close_cents integer,
  //   daily_floor_cents integer,
  //   loss_floor_cents integer,
  //   daily_room_cents integer,
  //   loss_room_cents integer,
  //   open_positions integer,
  //   dormant_at timestamptz
  // )
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     account.id,
  //     account.balance_cents - account.initial_cents,
  //     account.initial_cents / 10000 * account.profit_target_bps,
  //     close.cents,
  //     close.cents - (close.cents::bigint * account.daily_loss_bps / 10000)::integer,
  //     floor.cents,
  //     account.equity_cents - close.cents + (close.cents::bigint * account.daily_loss_bps / 10000)::integer,
  //     account.balance_cents - floor.cents,
  //     (
  //       select count(*)::integer from public.positions
  //       where positions.account_id = account.id and positions.closed_at is null
  //     ),
  //     coalesce(account.last_trade_at, account.opened_at) + interval '30 days'
  //   from public.trading_accounts as account
  //   cross join lateral (
  //     select coalesce(
  //       (
  //         select daily_equity.closing_cents from public.daily_equity
  //         where daily_equity.account_id = account.id
  //           and daily_equity.day < (now() at time zone 'Asia/Dubai')::date
  //         order by daily_equity.day desc
  //         limit 1
  //       ),
  //       account.initial_cents
  //     ) as cents
  //   ) as close
  //   cross join lateral (
  //     select case account.drawdown_type
  //       when 'trailing' then
  //         least(account.highest_close_cents - account.initial_cents / 10000 * account.max_drawdown_bps,
  //   account.initial_cents)
  //       else account.initial_cents - account.initial_cents / 10000 * account.max_drawdown_bps
  //     end as cents
  //   ) as floor
  //   where account.id = _account;
  // $$
  account_summary: {
    name: 'account_summary',
    args: [{ name: '_account', type: 'uuid', hasDefault: false }],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'account_id', type: 'uuid' },
        { name: 'profit_cents', type: 'int4' },
        { name: 'target_cents', type: 'int4' },
        { name: 'previous_close_cents', type: 'int4' },
        { name: 'daily_floor_cents', type: 'int4' },
        { name: 'loss_floor_cents', type: 'int4' },
        { name: 'daily_room_cents', type: 'int4' },
        { name: 'loss_room_cents', type: 'int4' },
        { name: 'open_positions', type: 'int4' },
        { name: 'dormant_at', type: 'timestamptz' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.rows('trading_accounts', { id: args._account }).flatMap(
      (account) => [
        {
          cents: (
            sql.page(
              sql.sort(
                sql.rows('daily_equity', { account_id: account.id }).filter(
                  (daily_equity) => sql.and(
                    () => sql.op('=', daily_equity.account_id, account.id),
                    () => sql.op('<', daily_equity.day, sql.cast(sql.call('timezone', 'Asia/Dubai', sql.call('now')), 'date')),
                  ) === true
                ),
                (daily_equity) => [daily_equity.day],
                ['desc'],
              ).map((daily_equity) => daily_equity.closing_cents),
              1,
            )[0] ?? account.initial_cents
          )
        }
      ].flatMap(
        (close) => [
          {
            cents: (
              sql.op('=', account.drawdown_type, 'trailing') === true ? sql.call(
                'least',
                sql.op(
                  '-',
                  account.highest_close_cents,
                  sql.op('*', sql.call('div', account.initial_cents, 10000), account.max_drawdown_bps),
                ),
                account.initial_cents,
              ) : sql.op(
                '-',
                account.initial_cents,
                sql.op('*', sql.call('div', account.initial_cents, 10000), account.max_drawdown_bps),
              )
            )
          }
        ].flatMap(
          (floor) => sql.op('=', account.id, args._account) === true ? [
            {
              account_id: account.id,
              profit_cents: sql.op('-', account.balance_cents, account.initial_cents),
              target_cents: sql.op('*', sql.call('div', account.initial_cents, 10000), account.profit_target_bps),
              previous_close_cents: close.cents,
              daily_floor_cents: sql.op(
                '-',
                close.cents,
                sql.cast(sql.call('div', sql.op('*', close.cents, account.daily_loss_bps), 10000), 'int4'),
              ),
              loss_floor_cents: floor.cents,
              daily_room_cents: sql.op(
                '+',
                sql.op('-', account.equity_cents, close.cents),
                sql.cast(sql.call('div', sql.op('*', close.cents, account.daily_loss_bps), 10000), 'int4'),
              ),
              loss_room_cents: sql.op('-', account.balance_cents, floor.cents),
              open_positions: sql.cast(
                sql.rows('positions', { account_id: account.id }).filter(
                  (positions) => sql.and(
                    () => sql.op('=', positions.account_id, account.id),
                    () => positions.closed_at == null,
                  ) === true
                ).length,
                'int4',
              ),
              dormant_at: sql.op('+', (account.last_trade_at ?? account.opened_at), sql.cast('30 days', 'interval')),
            }
          ] : []
        )
      )
    ),
  },
  activate_theme: {
    name: 'activate_theme',
    args: [{ name: '_id', type: 'uuid', hasDefault: false }, { name: '_expected_version', type: 'int4', hasDefault: false }],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['authenticated'],
    body: activateThemeImplementation,
  },
  // create function public.affiliate_available_cents(_affiliate uuid)
  // returns bigint
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     coalesce((
  //       select sum(commission.amount_cents)
  //       from public.affiliate_commissions commission
  //       where commission.affiliate_id = _affiliate and commission.status = 'approved'
  //         and commission.earned_at <= now() - interval '14 days' and not public.is_disputed(commission.order_id)
  //     ), 0)
  //     - coalesce((
  //       select sum(payout.amount_cents)
  //       from public.affiliate_payouts payout
  //       where payout.affiliate_id = _affiliate and payout.status <> 'rejected'
  //     ), 0);
  // $$
  affiliate_available_cents: {
    name: 'affiliate_available_cents',
    args: [{ name: '_affiliate', type: 'uuid', hasDefault: false }],
    returns: { type: 'int8', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.op(
      '-',
      (
        sql.aggregate(
          'sum',
          sql.rows('affiliate_commissions', { affiliate_id: args._affiliate }).filter(
            (commission) => sql.and(
              () => sql.op('=', commission.affiliate_id, args._affiliate),
              () => sql.op('=', commission.status, 'approved'),
              () => sql.op('<=', commission.earned_at, sql.op('-', sql.call('now'), sql.cast('14 days', 'interval'))),
              () => sql.not(sql.call('public.is_disputed', commission.order_id)),
            ) === true
          ).map((commission) => commission.amount_cents),
        ) ?? 0
      ),
      (
        sql.aggregate(
          'sum',
          sql.rows('affiliate_payouts', { affiliate_id: args._affiliate }).filter(
            (payout) => sql.and(
              () => sql.op('=', payout.affiliate_id, args._affiliate),
              () => sql.op('<>', payout.status, 'rejected'),
            ) === true
          ).map((payout) => payout.amount_cents),
        ) ?? 0
      ),
    ),
  },
  // create function public.affiliate_countries(_from timestamptz, _to timestamptz)
  // returns table (country text, clicks bigint, sign_ups bigint, sales bigint, commission_cents bigint)
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     activity.country, sum(activity.clicks), sum(activity.sign_ups), sum(activity.sales), sum(activity.commission_cents)
  //   from (
  //     select click.country, 1 as clicks, 0 as sign_ups, 0 as sales, 0 as commission_cents
  //     from public.affiliate_clicks click
  //     where click.affiliate_id = (select public.own_affiliate_id()) and click.clicked_at >= _from and click.clicked_at < _to
  //     union all
  //     select referral.country, 0, 1, 0, 0
  //     from public.affiliate_referrals referral
  //     where referral.affiliate_id = (select public.own_affiliate_id()) and referral.is_new
  //       and referral.referred_at >= _from and referral.referred_at < _to
  //     union all
  //     select referral.country, 0, 0, 1, commission.amount_cents
  //     from public.affiliate_commissions commission
  //     join public.affiliate_referrals referral on referral.id = commission.referral_id
  //     where commission.affiliate_id = (select public.own_affiliate_id()) and commission.status <> 'reversed'
  //       and commission.earned_at >= _from and commission.earned_at < _to
  //   ) as activity
  //   group by activity.country
  //   order by sum(activity.commission_cents) desc, sum(activity.clicks) desc;
  // $$
  affiliate_countries: {
    name: 'affiliate_countries',
    args: [{ name: '_from', type: 'timestamptz', hasDefault: false }, { name: '_to', type: 'timestamptz', hasDefault: false }],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'country', type: 'text' },
        { name: 'clicks', type: 'int8' },
        { name: 'sign_ups', type: 'int8' },
        { name: 'sales', type: 'int8' },
        { name: 'commission_cents', type: 'int8' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.sort(
      sql.group(
        [
          ...[
            ...sql.rows('affiliate_clicks', { affiliate_id: sql.call('public.own_affiliate_id') }).filter(
              (click) => sql.and(
                () => sql.op('=', click.affiliate_id, sql.call('public.own_affiliate_id')),
                () => sql.op('>=', click.clicked_at, args._from),
                () => sql.op('<', click.clicked_at, args._to),
              ) === true
            ).map((click) => ({ country: click.country, clicks: 1, sign_ups: 0, sales: 0, commission_cents: 0 })),
            ...sql.rows('affiliate_referrals', { affiliate_id: sql.call('public.own_affiliate_id') }).filter(
              (referral) => sql.and(
                () => sql.op('=', referral.affiliate_id, sql.call('public.own_affiliate_id')),
                () => referral.is_new,
                () => sql.op('>=', referral.referred_at, args._from),
                () => sql.op('<', referral.referred_at, args._to),
              ) === true
            ).map((referral) => ({ country: referral.country, clicks: 0, sign_ups: 1, sales: 0, commission_cents: 0 })),
          ],
          ...sql.rows('affiliate_commissions', { affiliate_id: sql.call('public.own_affiliate_id') }).flatMap(
            (commission) => sql.rows('affiliate_referrals', { id: commission.referral_id }).flatMap(
              (referral) => sql.and(
                () => sql.op('=', referral.id, commission.referral_id),
                () => sql.op('=', commission.affiliate_id, sql.call('public.own_affiliate_id')),
                () => sql.op('<>', commission.status, 'reversed'),
                () => sql.op('>=', commission.earned_at, args._from),
                () => sql.op('<', commission.earned_at, args._to),
              ) === true ? [
                { country: referral.country, clicks: 0, sign_ups: 0, sales: 1, commission_cents: commission.amount_cents }
              ] : []
            )
          ),
        ],
        (activity) => [activity.country],
      ),
      ({ first: activity, items }) => [
        sql.aggregate('sum', items.map((activity) => activity.commission_cents)),
        sql.aggregate('sum', items.map((activity) => activity.clicks)),
      ],
      ['desc', 'desc'],
    ).map(
      ({ first: activity, items }) => (
        {
          country: activity.country,
          clicks: sql.aggregate('sum', items.map((activity) => activity.clicks)),
          sign_ups: sql.aggregate('sum', items.map((activity) => activity.sign_ups)),
          sales: sql.aggregate('sum', items.map((activity) => activity.sales)),
          commission_cents: sql.aggregate('sum', items.map((activity) => activity.commission_cents)),
        }
      )
    ),
  },
  // create function public.affiliate_days(_from timestamptz, _to timestamptz)
  // returns table (
  //   day date, clicks bigint, sign_ups bigint, buyers bigint, sales bigint, sign_up_sales bigint, sale_cents bigint,
  //   commission_cents bigint
  // )
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     activity.day, sum(activity.clicks), sum(activity.sign_ups), sum(activity.buyers), sum(activity.sales),
  //     sum(activity.sign_up_sales), sum(activity.sale_cents), sum(activity.commission_cents)
  //   from (
  //     select
  //       (click.clicked_at at time zone 'UTC')::date as day, 1 as clicks, 0 as sign_ups, 0 as buyers, 0 as sales, 0 as
  //   sign_up_sales,
  //       0 as sale_cents, 0 as commission_cents
  //     from public.affiliate_clicks click
  //     where click.affiliate_id = (select public.own_affiliate_id()) and click.clicked_at >= _from and click.clicked_at < _to
  //     union all
  //     select
  //       (referral.referred_at at time zone 'UTC')::date, 0, 1,
  //       case
  //         when exists (
  //           select 1 from public.affiliate_commissions commission
  //           where commission.referral_id = referral.id and commission.status <> 'reversed'
  //         ) then 1 else 0
  //       end,
  //       0, 0, 0, 0
  //     from public.affiliate_referrals referral
  //     where referral.affiliate_id = (select public.own_affiliate_id()) and referral.is_new
  //       and referral.referred_at >= _from and referral.referred_at < _to
  //     union all
  //     select
  //       (commission.earned_at at time zone 'UTC')::date, 0, 0, 0, 1, case when referral.is_new then 1 else 0 end,
  //       commission.order_total_cents, commission.amount_cents
  //     from public.affiliate_commissions commission
  //     join public.affiliate_referrals referral on referral.id = commission.referral_id
  //     where commission.affiliate_id = (select public.own_affiliate_id()) and commission.status <> 'reversed'
  //       and commission.earned_at >= _from and commission.earned_at < _to
  //   ) as activity
  //   group by activity.day
  //   order by activity.day;
  // $$
  affiliate_days: {
    name: 'affiliate_days',
    args: [{ name: '_from', type: 'timestamptz', hasDefault: false }, { name: '_to', type: 'timestamptz', hasDefault: false }],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'day', type: 'date' },
        { name: 'clicks', type: 'int8' },
        { name: 'sign_ups', type: 'int8' },
        { name: 'buyers', type: 'int8' },
        { name: 'sales', type: 'int8' },
        { name: 'sign_up_sales', type: 'int8' },
        { name: 'sale_cents', type: 'int8' },
        { name: 'commission_cents', type: 'int8' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.sort(
      sql.group(
        [
          ...[
            ...sql.rows('affiliate_clicks', { affiliate_id: sql.call('public.own_affiliate_id') }).filter(
              (click) => sql.and(
                () => sql.op('=', click.affiliate_id, sql.call('public.own_affiliate_id')),
                () => sql.op('>=', click.clicked_at, args._from),
                () => sql.op('<', click.clicked_at, args._to),
              ) === true
            ).map(
              (click) => (
                {
                  day: sql.cast(sql.call('timezone', 'UTC', click.clicked_at), 'date'),
                  clicks: 1,
                  sign_ups: 0,
                  buyers: 0,
                  sales: 0,
                  sign_up_sales: 0,
                  sale_cents: 0,
                  commission_cents: 0,
                }
              )
            ),
            ...sql.rows('affiliate_referrals', { affiliate_id: sql.call('public.own_affiliate_id') }).filter(
              (referral) => sql.and(
                () => sql.op('=', referral.affiliate_id, sql.call('public.own_affiliate_id')),
                () => referral.is_new,
                () => sql.op('>=', referral.referred_at, args._from),
                () => sql.op('<', referral.referred_at, args._to),
              ) === true
            ).map(
              (referral) => (
                {
                  day: sql.cast(sql.call('timezone', 'UTC', referral.referred_at), 'date'),
                  clicks: 0,
                  sign_ups: 1,
                  buyers: (
                    sql.rows('affiliate_commissions', { referral_id: referral.id }).some(
                      (commission) => sql.and(
                        () => sql.op('=', commission.referral_id, referral.id),
                        () => sql.op('<>', commission.status, 'reversed'),
                      ) === true
                    ) === true ? 1 : 0
                  ),
                  sales: 0,
                  sign_up_sales: 0,
                  sale_cents: 0,
                  commission_cents: 0,
                }
              )
            ),
          ],
          ...sql.rows('affiliate_commissions', { affiliate_id: sql.call('public.own_affiliate_id') }).flatMap(
            (commission) => sql.rows('affiliate_referrals', { id: commission.referral_id }).flatMap(
              (referral) => sql.and(
                () => sql.op('=', referral.id, commission.referral_id),
                () => sql.op('=', commission.affiliate_id, sql.call('public.own_affiliate_id')),
                () => sql.op('<>', commission.status, 'reversed'),
                () => sql.op('>=', commission.earned_at, args._from),
                () => sql.op('<', commission.earned_at, args._to),
              ) === true ? [
                {
                  day: sql.cast(sql.call('timezone', 'UTC', commission.earned_at), 'date'),
                  clicks: 0,
                  sign_ups: 0,
                  buyers: 0,
                  sales: 1,
                  sign_up_sales: (referral.is_new === true ? 1 : 0),
                  sale_cents: commission.order_total_cents,
                  commission_cents: commission.amount_cents,
                }
              ] : []
            )
          ),
        ],
        (activity) => [activity.day],
      ),
      ({ first: activity, items }) => [activity.day],
      ['asc'],
    ).map(
      ({ first: activity, items }) => (
        {
          day: activity.day,
          clicks: sql.aggregate('sum', items.map((activity) => activity.clicks)),
          sign_ups: sql.aggregate('sum', items.map((activity) => activity.sign_ups)),
          buyers: sql.aggregate('sum', items.map((activity) => activity.buyers)),
          sales: sql.aggregate('sum', items.map((activity) => activity.sales)),
          sign_up_sales: sql.aggregate('sum', items.map((activity) => activity.sign_up_sales)),
          sale_cents: sql.aggregate('sum', items.map((activity) => activity.sale_cents)),
          commission_cents: sql.aggregate('sum', items.map((activity) => activity.commission_cents)),
        }
      )
    ),
  },
  // create function public.affiliate_funnel(_from timestamptz, _to timestamptz)
  // returns table (link_id uuid, link_name text, clicks bigint, sign_ups bigint, sales bigint, commission_cents bigint)
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     link.id,
  //     link.name,
  //     (
  //       select count(*) from public.affiliate_clicks click
  //       where click.link_id = link.id and click.clicked_at >= _from and click.clicked_at < _to
  //     ),
  //     (
  //       select count(*) from public.affiliate_referrals referral
  //       where referral.link_id = link.id and referral.is_new and referral.referred_at >= _from and referral.referred_at < _to
  //     ),
  //     (
  //       select count(*)
  //       from public.affiliate_commissions commission
  //       join public.affiliate_referrals referral on referral.id = commission.referral_id
  //       where referral.link_id = link.id
  //         and commission.status <> 'reversed'
  //         and commission.earned_at >= _from
  //         and commission.earned_at < _to
  //     ),
  //     coalesce((
  //       select sum(commission.amount_cents)
  //       from public.affiliate_commissions commission
  //       join public.affiliate_referrals referral on referral.id = commission.referral_id
  //       where referral.link_id = link.id
  //         and commission.status <> 'reversed'
  //         and commission.earned_at >= _from
  //         and commission.earned_at < _to
  //     ), 0)
  //   from public.affiliate_links link
  //   where link.affiliate_id = (select public.own_affiliate_id())
  //   order by link.created_at, link.id;
  // $$
  affiliate_funnel: {
    name: 'affiliate_funnel',
    args: [{ name: '_from', type: 'timestamptz', hasDefault: false }, { name: '_to', type: 'timestamptz', hasDefault: false }],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'link_id', type: 'uuid' },
        { name: 'link_name', type: 'text' },
        { name: 'clicks', type: 'int8' },
        { name: 'sign_ups', type: 'int8' },
        { name: 'sales', type: 'int8' },
        { name: 'commission_cents', type: 'int8' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.sort(
      sql.rows('affiliate_links', { affiliate_id: sql.call('public.own_affiliate_id') }).filter(
        (link) => sql.op('=', link.affiliate_id, sql.call('public.own_affiliate_id')) === true
      ),
      (link) => [link.created_at, link.id],
      ['asc', 'asc'],
    ).map(
      (link) => (
        {
          link_id: link.id,
          link_name: link.name,
          clicks: sql.rows('affiliate_clicks', { link_id: link.id }).filter(
            (click) => sql.and(
              () => sql.op('=', click.link_id, link.id),
              () => sql.op('>=', click.clicked_at, args._from),
              () => sql.op('<', click.clicked_at, args._to),
            ) === true
          ).length,
          sign_ups: sql.rows('affiliate_referrals', { link_id: link.id }).filter(
            (referral) => sql.and(
              () => sql.op('=', referral.link_id, link.id),
              () => referral.is_new,
              () => sql.op('>=', referral.referred_at, args._from),
              () => sql.op('<', referral.referred_at, args._to),
            ) === true
          ).length,
          sales: sql.rows('affiliate_commissions').flatMap(
            (commission) => sql.rows('affiliate_referrals', { id: commission.referral_id, link_id: link.id }).flatMap(
              (referral) => sql.and(
                () => sql.op('=', referral.id, commission.referral_id),
                () => sql.op('=', referral.link_id, link.id),
                () => sql.op('<>', commission.status, 'reversed'),
                () => sql.op('>=', commission.earned_at, args._from),
                () => sql.op('<', commission.earned_at, args._to),
              ) === true ? [{ commission, referral }] : []
            )
          ).length,
          commission_cents: (
            sql.aggregate(
              'sum',
              sql.rows('affiliate_commissions').flatMap(
                (commission) => sql.rows('affiliate_referrals', { id: commission.referral_id, link_id: link.id }).flatMap(
                  (referral) => sql.and(
                    () => sql.op('=', referral.id, commission.referral_id),
                    () => sql.op('=', referral.link_id, link.id),
                    () => sql.op('<>', commission.status, 'reversed'),
                    () => sql.op('>=', commission.earned_at, args._from),
                    () => sql.op('<', commission.earned_at, args._to),
                  ) === true ? [{ commission, referral }] : []
                )
              ).map(({ commission, referral }) => commission.amount_cents),
            ) ?? 0
          ),
        }
      )
    ),
  },
  // create function public.affiliate_summary()
  // returns table (
  //   clicks bigint,
  //   sign_ups bigint,
  //   sales bigint,
  //   pending_cents bigint,
  //   approved_cents bigint,
  //   paid_cents bigint,
  //   available_cents bigint
  // )
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select
  //     (select count(*) from public.affiliate_clicks click where click.affiliate_id = affiliate.id),
  //     (
  //       select count(*) from public.affiliate_referrals referral
  //       where referral.affiliate_id = affiliate.id and referral.is_new
  //     ),
  //     (
  //       select count(*) from public.affiliate_commissions commission
  //       where commission.affiliate_id = affiliate.id and commission.status <> 'reversed'
  //     ),
  //     coalesce((
  //       select sum(commission.amount_cents) from public.affiliate_commissions commission
  //       where commission.affiliate_id = affiliate.id and commission.status = 'pending'
  //     ), 0),
  //     coalesce((
  //       select sum(commission.amount_cents) from public.affiliate_commissions commission
  //       where commission.affiliate_id = affiliate.id and commission.status = 'approved'
  //     ), 0),
  //     coalesce((
  //       select sum(payout.amount_cents) from public.affiliate_payouts payout
  //       where payout.affiliate_id = affiliate.id and payout.status = 'paid'
  //     ), 0),
  //     public.affiliate_available_cents(affiliate.id)
  //   from public.affiliates affiliate
  //   where affiliate.owner_id = (select auth.uid());
  // $$
  affiliate_summary: {
    name: 'affiliate_summary',
    args: [],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'clicks', type: 'int8' },
        { name: 'sign_ups', type: 'int8' },
        { name: 'sales', type: 'int8' },
        { name: 'pending_cents', type: 'int8' },
        { name: 'approved_cents', type: 'int8' },
        { name: 'paid_cents', type: 'int8' },
        { name: 'available_cents', type: 'int8' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql) => sql.rows('affiliates', { owner_id: sql.call('auth.uid') }).filter(
      (affiliate) => sql.op('=', affiliate.owner_id, sql.call('auth.uid')) === true
    ).map(
      (affiliate) => (
        {
          clicks: sql.rows('affiliate_clicks', { affiliate_id: affiliate.id }).filter(
            (click) => sql.op('=', click.affiliate_id, affiliate.id) === true
          ).length,
          sign_ups: sql.rows('affiliate_referrals', { affiliate_id: affiliate.id }).filter(
            (referral) => sql.and(() => sql.op('=', referral.affiliate_id, affiliate.id), () => referral.is_new) === true
          ).length,
          sales: sql.rows('affiliate_commissions', { affiliate_id: affiliate.id }).filter(
            (commission) => sql.and(
              () => sql.op('=', commission.affiliate_id, affiliate.id),
              () => sql.op('<>', commission.status, 'reversed'),
            ) === true
          ).length,
          pending_cents: (
            sql.aggregate(
              'sum',
              sql.rows('affiliate_commissions', { affiliate_id: affiliate.id }).filter(
                (commission) => sql.and(
                  () => sql.op('=', commission.affiliate_id, affiliate.id),
                  () => sql.op('=', commission.status, 'pending'),
                ) === true
              ).map((commission) => commission.amount_cents),
            ) ?? 0
          ),
          approved_cents: (
            sql.aggregate(
              'sum',
              sql.rows('affiliate_commissions', { affiliate_id: affiliate.id }).filter(
                (commission) => sql.and(
                  () => sql.op('=', commission.affiliate_id, affiliate.id),
                  () => sql.op('=', commission.status, 'approved'),
                ) === true
              ).map((commission) => commission.amount_cents),
            ) ?? 0
          ),
          paid_cents: (
            sql.aggregate(
              'sum',
              sql.rows('affiliate_payouts', { affiliate_id: affiliate.id, status: 'paid' }).filter(
                (payout) => sql.and(
                  () => sql.op('=', payout.affiliate_id, affiliate.id),
                  () => sql.op('=', payout.status, 'paid'),
                ) === true
              ).map((payout) => payout.amount_cents),
            ) ?? 0
          ),
          available_cents: sql.call('public.affiliate_available_cents', affiliate.id),
        }
      )
    ),
  },
  // create function public.affiliate_terms_version()
  // returns text
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select '2026-11-24';
  // $$
  affiliate_terms_version: {
    name: 'affiliate_terms_version',
    args: [],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: [],
    body: () => '2026-11-24',
  },
  apply_as_affiliate: {
    name: 'apply_as_affiliate',
    args: [
      { name: '_name', type: 'text', hasDefault: false },
      { name: '_code', type: 'text', hasDefault: false },
      { name: '_audience', type: 'text', hasDefault: false },
      { name: '_website', type: 'text', hasDefault: false },
      { name: '_terms', type: 'text', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: applyAsAffiliateImplementation,
  },
  apply_release: {
    name: 'apply_release',
    args: [{ name: '_release', type: 'uuid', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: [],
    body: applyReleaseImplementation,
  },
  are_component_settings: {
    name: 'are_component_settings',
    args: [{ name: '_component', type: 'text', hasDefault: false }, { name: '_settings', type: 'jsonb', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: areComponentSettingsImplementation,
  },
  assign_ticket: {
    name: 'assign_ticket',
    args: [{ name: '_ticket', type: 'uuid', hasDefault: false }, { name: '_assignee', type: 'uuid', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: assignTicketImplementation,
  },
  cancel_order: {
    name: 'cancel_order',
    args: [{ name: '_key', type: 'uuid', hasDefault: false }, { name: '_reason', type: 'text', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: cancelOrderImplementation,
  },
  choose_affiliate_link: {
    name: 'choose_affiliate_link',
    args: [{ name: '_affiliate', type: 'uuid', hasDefault: false }, { name: '_code', type: 'text', hasDefault: false }],
    returns: { type: 'uuid', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: [],
    body: chooseAffiliateLinkImplementation,
  },
  claim_orders: {
    name: 'claim_orders',
    args: [{ name: '_person', type: 'uuid', hasDefault: false }, { name: '_email', type: 'text', hasDefault: false }],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: claimOrdersImplementation,
  },
  // create function public.confirmed_name(_person uuid)
  // returns text
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select kyc_documents.confirmed_name from public.kyc_documents
  //   where kyc_documents.owner_id = _person and kyc_documents.confirmed_name is not null
  //     and kyc_documents.status = 'approved' and kyc_documents.kind <> 'proof-of-address'
  //   order by kyc_documents.reviewed_at desc, kyc_documents.id
  //   limit 1;
  // $$
  confirmed_name: {
    name: 'confirmed_name',
    args: [{ name: '_person', type: 'uuid', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: [],
    body: (sql, args) => (
      sql.page(
        sql.sort(
          sql.rows('kyc_documents', { owner_id: args._person, status: 'approved' }).filter(
            (kyc_documents) => sql.and(
              () => sql.op('=', kyc_documents.owner_id, args._person),
              () => kyc_documents.confirmed_name != null,
              () => sql.op('=', kyc_documents.status, 'approved'),
              () => sql.op('<>', kyc_documents.kind, 'proof-of-address'),
            ) === true
          ),
          (kyc_documents) => [kyc_documents.reviewed_at, kyc_documents.id],
          ['desc', 'asc'],
        ).map((kyc_documents) => kyc_documents.confirmed_name),
        1,
      )[0] ?? null
    ),
  },
  count_call: {
    name: 'count_call',
    args: [{ name: '_endpoint', type: 'text', hasDefault: false }, { name: '_caller', type: 'text', hasDefault: false }],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: countCallImplementation,
  },
  count_coupon_guess: {
    name: 'count_coupon_guess',
    args: [
      { name: '_coupon', type: 'text', hasDefault: false },
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_caller', type: 'text', hasDefault: false },
    ],
    returns: { type: 'bool', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: countCouponGuessImplementation,
  },
  // create function public.count_own_files(_bucket text)
  // returns bigint
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select count(*) from storage.objects
  //   where objects.bucket_id = _bucket and objects.owner_id = (select auth.uid())::text;
  // $$
  count_own_files: {
    name: 'count_own_files',
    args: [{ name: '_bucket', type: 'text', hasDefault: false }],
    returns: { type: 'int8', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => sql.rows('storage.objects', { bucket_id: args._bucket }).filter(
        (objects) => sql.and(
          () => sql.op('=', objects.bucket_id, args._bucket),
          () => sql.op('=', objects.owner_id, sql.call('auth.uid')),
        ) === true
      ).length
    ),
  },
  // create function public.coupon_remarks(_code text)
  // returns jsonb
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select jsonb_build_object('created_by', coupons.created_by, 'note', coupons.note)
  //   from public.coupons
  //   where coupons.code = _code and (select public.is_admin());
  // $$
  coupon_remarks: {
    name: 'coupon_remarks',
    args: [{ name: '_code', type: 'text', hasDefault: false }],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => (
        sql.rows('coupons', { code: args._code }).filter(
          (coupons) => sql.and(() => sql.op('=', coupons.code, args._code), () => sql.call('public.is_admin')) === true
        ).map((coupons) => sql.call('jsonb_build_object', 'created_by', coupons.created_by, 'note', coupons.note))[0] ?? null
      )
    ),
  },
  create_release: {
    name: 'create_release',
    args: [
      { name: '_name', type: 'text', hasDefault: false },
      { name: '_items', type: 'jsonb', hasDefault: false },
      { name: '_publish_at', type: 'timestamptz', hasDefault: true },
    ],
    returns: { type: 'uuid', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated'],
    body: (sql, args) => createReleaseImplementation(sql, { _publish_at: null, ...args }),
  },
  credit_affiliate: {
    name: 'credit_affiliate',
    args: [{ name: '_order', type: 'uuid', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: creditAffiliateImplementation,
  },
  credit_due_orders: {
    name: 'credit_due_orders',
    args: [],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: creditDueOrdersImplementation,
  },
  // create function public.due_files()
  // returns table (bucket_id text, name text)
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select objects.bucket_id, objects.name
  //   from storage.objects
  //   where objects.created_at <= now() - interval '1 day'
  //     and (
  //       (objects.bucket_id = 'kyc' and not exists (
  //         select 1 from public.kyc_documents document where document.storage_path = objects.name
  //       ))
  //       or (objects.bucket_id = 'attachments' and not exists (
  //         select 1 from public.ticket_attachments attachment where attachment.storage_path = objects.name
  //       ))
  //     );
  // $$
  due_files: {
    name: 'due_files',
    args: [],
    returns: { type: 'record', isSet: true, columns: [{ name: 'bucket_id', type: 'text' }, { name: 'name', type: 'text' }] },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: (sql) => sql.definer(
      (sql) => sql.rows('storage.objects').filter(
        (objects) => sql.and(
          () => sql.op('<=', objects.created_at, sql.op('-', sql.call('now'), sql.cast('1 day', 'interval'))),
          () => sql.or(
            () => sql.and(
              () => sql.op('=', objects.bucket_id, 'kyc'),
              () => sql.not(
                sql.rows('kyc_documents', { storage_path: objects.name }).some(
                  (document) => sql.op('=', document.storage_path, objects.name) === true
                )
              ),
            ),
            () => sql.and(
              () => sql.op('=', objects.bucket_id, 'attachments'),
              () => sql.not(
                sql.rows('ticket_attachments', { storage_path: objects.name }).some(
                  (attachment) => sql.op('=', attachment.storage_path, objects.name) === true
                )
              ),
            ),
          ),
        ) === true
      ).map((objects) => ({ bucket_id: objects.bucket_id, name: objects.name }))
    ),
  },
  end_account: {
    name: 'end_account',
    args: [
      { name: '_account', type: 'uuid', hasDefault: false },
      { name: '_practice', type: 'prohibited_practice', hasDefault: false },
      { name: '_evidence', type: 'text', hasDefault: false },
    ],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: endAccountImplementation,
  },
  // create function public.evaluation_odds()
  // returns table (started bigint, passed bigint, breached bigint, dormant bigint, since timestamptz)
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select odds.started, odds.passed, odds.breached, odds.dormant, odds.since
  //   from (
  //     select
  //       count(*) filter (where account.phase = 'phase-1') as started,
  //       count(*) filter (
  //         where account.status = 'passed'
  //           and not exists (
  //             select 1 from public.program_phases as later
  //             where later.program_id = account.program_id and later.phase = 'phase-2' and account.phase = 'phase-1'
  //           )
  //       ) as passed,
  //       count(*) filter (where account.status = 'terminated') as breached,
  //       count(*) filter (where account.status = 'dormant') as dormant,
  //       min(account.opened_at) as since
  //     from public.trading_accounts as account
  //     where account.phase <> 'funded' and not account.closed_by_refund
  //   ) as odds
  //   where odds.started >= 20;
  // $$
  evaluation_odds: {
    name: 'evaluation_odds',
    args: [],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'started', type: 'int8' },
        { name: 'passed', type: 'int8' },
        { name: 'breached', type: 'int8' },
        { name: 'dormant', type: 'int8' },
        { name: 'since', type: 'timestamptz' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['anon', 'authenticated', 'service_role'],
    body: (sql) => sql.definer(
      (sql) => [
        {
          items: sql.rows('trading_accounts').filter(
            (account) => sql.and(() => sql.op('<>', account.phase, 'funded'), () => sql.not(account.closed_by_refund)) === true
          )
        }
      ].map(
        ({ items }) => (
          {
            started: items.filter((account) => sql.op('=', account.phase, 'phase-1') === true).length,
            passed: items.filter(
              (account) => sql.and(
                () => sql.op('=', account.status, 'passed'),
                () => sql.not(
                  sql.rows('program_phases', { program_id: account.program_id, phase: 'phase-2' }).some(
                    (later) => sql.and(
                      () => sql.op('=', later.program_id, account.program_id),
                      () => sql.op('=', later.phase, 'phase-2'),
                      () => sql.op('=', account.phase, 'phase-1'),
                    ) === true
                  )
                ),
              ) === true
            ).length,
            breached: items.filter((account) => sql.op('=', account.status, 'terminated') === true).length,
            dormant: items.filter((account) => sql.op('=', account.status, 'dormant') === true).length,
            since: sql.aggregate('min', items.map((account) => account.opened_at)),
          }
        )
      ).filter((odds) => sql.op('>=', odds.started, 20) === true)
    ),
  },
  // create function public.first_profile_name(_data jsonb, _email text)
  // returns text
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select left(
  //     coalesce(
  //       nullif(btrim(_data ->> 'display_name'), ''),
  //       nullif(btrim(_data ->> 'full_name'), ''),
  //       nullif(btrim(_data ->> 'name'), ''),
  //       nullif(split_part(_email, '@', 1), ''),
  //       'Trader'
  //     ),
  //     80
  //   );
  // $$
  first_profile_name: {
    name: 'first_profile_name',
    args: [{ name: '_data', type: 'jsonb', hasDefault: false }, { name: '_email', type: 'text', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: [],
    body: (sql, args) => sql.call(
      'left',
      (
        sql.call(
          'nullif',
          sql.call('btrim', sql.op('->>', args._data, 'display_name')),
          '',
        ) ?? sql.call(
          'nullif',
          sql.call('btrim', sql.op('->>', args._data, 'full_name')),
          '',
        ) ?? sql.call(
          'nullif',
          sql.call('btrim', sql.op('->>', args._data, 'name')),
          '',
        ) ?? sql.call('nullif', sql.call('split_part', args._email, '@', 1), '') ?? 'Trader'
      ),
      80,
    ),
  },
  // create function public.has_confirmed_identity(_person uuid)
  // returns boolean
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select exists (
  //     select 1 from public.kyc_documents
  //     where kyc_documents.owner_id = _person and kyc_documents.status = 'approved' and kyc_documents.kind <>
  //   'proof-of-address'
  //   );
  // $$
  has_confirmed_identity: {
    name: 'has_confirmed_identity',
    args: [{ name: '_person', type: 'uuid', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.rows('kyc_documents', { owner_id: args._person, status: 'approved' }).some(
      (kyc_documents) => sql.and(
        () => sql.op('=', kyc_documents.owner_id, args._person),
        () => sql.op('=', kyc_documents.status, 'approved'),
        () => sql.op('<>', kyc_documents.kind, 'proof-of-address'),
      ) === true
    ),
  },
  // create function public.has_role(_user_id uuid, _role public.app_role)
  // returns boolean
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select coalesce(_user_id = (select auth.uid()) or (select auth.role()) = 'service_role', false)
  //     and exists (
  //       select 1
  //       from public.user_roles
  //       where user_roles.user_id = _user_id
  //         and user_roles.role = _role
  //     );
  // $$
  has_role: {
    name: 'has_role',
    args: [{ name: '_user_id', type: 'uuid', hasDefault: false }, { name: '_role', type: 'app_role', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => sql.and(
        () => (
          sql.or(
            () => sql.op('=', args._user_id, sql.call('auth.uid')),
            () => sql.op('=', sql.call('auth.role'), 'service_role'),
          ) ?? false
        ),
        () => sql.rows('user_roles', { user_id: args._user_id, role: args._role }).some(
          (user_roles) => sql.and(
            () => sql.op('=', user_roles.user_id, args._user_id),
            () => sql.op('=', user_roles.role, args._role),
          ) === true
        ),
      )
    ),
  },
  // create function public.holds_banned_claim(_text text)
  // returns boolean
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select exists (
  //     select from (
  //       select regexp_replace(
  //         regexp_replace(
  //           regexp_replace(
  //             regexp_replace(
  //               regexp_replace(
  //                 regexp_replace(
  //                   lower(pg_catalog.normalize(_text, 'NFKD')),
  //                   '[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u0300-\u036f\u0610-\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb]|\\u00[01][0-9a-f]',
  //                   '', 'g'
  //                 ),
  //                 '\\[bfnrt]|[^ -*,-.0-9:-^`-}،؛؟ء-ي«»\u2018-\u201f\u2039\u203a]|[.](?=[a-zء-ي])',
  //                 '-', 'g'
  //               ),
  //               '["''`*\\«»\u2018-\u201f\u2039\u203a]',
  //               '', 'g'
  //             ),
  //             ' +',
  //             ' ', 'g'
  //           ),
  //           '(^|[^a-z])((not|never|nor|neither|cannot|(is|are|was|were|ca|wo|do|does|did)nt|nothing( in trading)?
  //   (is|comes)|no
  //   (profits?|returns?|results?|payouts?|incomes?|outcomes?|earnings|gains?|rewards?|trades?|trading|investments?|strategy|success)(
  //   (is|are|was|were|comes?|can be|will be))?|no such thing as)(
  //   (be|been|ever|necessarily|a|an|any|the|promise|offer|sell|provide|give|claim|mean|imply|that|you|it|is|are)){0,4}
  //   (guaranteed|risk[ -]?free|(no|without)[ -]risk|can(no)?t lose)|no (guaranteed|risk-free))',
  //           ';', 'g'
  //         ),
  //         '(^|[^ء-ي])[وف]?((غير|ليس|ليست|لا شيء|لن يكون|لن تكون)( ال[ء-ي]+)?|(لا|لا يوجد|لا توجد|ليس هناك|ليست هناك|ما من)
  //   (ربح|ارباح|عايد|عوايد|نتيجة|نتايج|دخل|تداول|صفقة)) (ال|ب)?(مضمون|بدون مخاطر|بلا مخاطر)',
  //         ';', 'g'
  //       ) as plain
  //     ) as reading
  //     where plain ~ '(^|[^a-z])((no|without)[ -]+risk|can[ -]*(no)?t[ -]+lose)'
  //       or regexp_replace(plain, '[ -]', '', 'g') ~ 'guaranteed|riskfree|مضمون|بدونمخاطر|بلامخاطر'
  //   );
  // $$
  holds_banned_claim: {
    name: 'holds_banned_claim',
    args: [{ name: '_text', type: 'text', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => [
      {
        plain: sql.call(
          'regexp_replace',
          sql.call(
            'regexp_replace',
            sql.call(
              'regexp_replace',
              sql.call(
                'regexp_replace',
                sql.call(
                  'regexp_replace',
                  sql.call(
                    'regexp_replace',
                    sql.call('lower', sql.call('normalize', args._text, 'NFKD')),
                    '[\\u0001-\\u0008\\u000e-\\u001f\\u007f\\u00ad\\u0300-\\u036f\\u0610-\\u061c\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u08d3-\\u08ff\\u115f\\u1160\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff\\ufff9-\\ufffb]|\\\\u00[01][0-9a-f]',
                    '',
                    'g',
                  ),
                  '\\\\[bfnrt]|[^ -*,-.0-9:-^`-}،؛؟ء-ي«»\\u2018-\\u201f\\u2039\\u203a]|[.](?=[a-zء-ي])',
                  '-',
                  'g',
                ),
                '["\'`*\\\\«»\\u2018-\\u201f\\u2039\\u203a]',
                '',
                'g',
              ),
              ' +',
              ' ',
              'g',
            ),
            '(^|[^a-z])((not|never|nor|neither|cannot|(is|are|was|were|ca|wo|do|does|did)nt|nothing( in trading)? (is|comes)|no (profits?|returns?|results?|payouts?|incomes?|outcomes?|earnings|gains?|rewards?|trades?|trading|investments?|strategy|success)( (is|are|was|were|comes?|can be|will be))?|no such thing as)( (be|been|ever|necessarily|a|an|any|the|promise|offer|sell|provide|give|claim|mean|imply|that|you|it|is|are)){0,4} (guaranteed|risk[ -]?free|(no|without)[ -]risk|can(no)?t lose)|no (guaranteed|risk-free))',
            ';',
            'g',
          ),
          '(^|[^ء-ي])[وف]?((غير|ليس|ليست|لا شيء|لن يكون|لن تكون)( ال[ء-ي]+)?|(لا|لا يوجد|لا توجد|ليس هناك|ليست هناك|ما من) (ربح|ارباح|عايد|عوايد|نتيجة|نتايج|دخل|تداول|صفقة)) (ال|ب)?(مضمون|بدون مخاطر|بلا مخاطر)',
          ';',
          'g',
        )
      }
    ].some(
      (reading) => sql.or(
        () => sql.op('~', reading.plain, '(^|[^a-z])((no|without)[ -]+risk|can[ -]*(no)?t[ -]+lose)'),
        () => sql.op(
          '~',
          sql.call('regexp_replace', reading.plain, '[ -]', '', 'g'),
          'guaranteed|riskfree|مضمون|بدونمخاطر|بلامخاطر',
        ),
      ) === true
    ),
  },
  // create function public.is_admin()
  // returns boolean
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and exists (
  //     select 1
  //     from public.user_roles
  //     where user_roles.user_id = (select auth.uid())
  //       and user_roles.role = 'admin'
  //   );
  // $$
  is_admin: {
    name: 'is_admin',
    args: [],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql) => sql.definer(
      (sql) => sql.and(
        () => (sql.op('=', sql.op('->>', sql.call('auth.jwt'), 'aal'), 'aal2') ?? false),
        () => sql.rows('user_roles', { user_id: sql.call('auth.uid'), role: 'admin' }).some(
          (user_roles) => sql.and(
            () => sql.op('=', user_roles.user_id, sql.call('auth.uid')),
            () => sql.op('=', user_roles.role, 'admin'),
          ) === true
        ),
      )
    ),
  },
  // create function public.is_affiliate_code(_code text)
  // returns boolean
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select exists (
  //     select 1 from public.affiliates
  //     where affiliates.code = split_part(upper(_code), '-', 1) and affiliates.status not in ('suspended', 'rejected')
  //   );
  // $$
  is_affiliate_code: {
    name: 'is_affiliate_code',
    args: [{ name: '_code', type: 'text', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['anon', 'authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => sql.rows('affiliates', { code: sql.call('split_part', sql.call('upper', args._code), '-', 1) }).some(
        (affiliates) => sql.and(
          () => sql.op('=', affiliates.code, sql.call('split_part', sql.call('upper', args._code), '-', 1)),
          () => sql.all('<>', affiliates.status, ['suspended', 'rejected']),
        ) === true
      )
    ),
  },
  // create or replace function public.is_disputed(_order uuid)
  // returns boolean
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select exists (
  //     select 1
  //     from public.payments
  //     where payments.order_id = _order
  //       and payments.dispute_status = 'open'
  //       and payments.status in ('succeeded', 'refunded')
  //   );
  // $$
  is_disputed: {
    name: 'is_disputed',
    args: [{ name: '_order', type: 'uuid', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.definer(
      (sql) => sql.rows('payments', { order_id: args._order }).some(
        (payments) => sql.and(
          () => sql.op('=', payments.order_id, args._order),
          () => sql.op('=', payments.dispute_status, 'open'),
          () => sql.any('=', payments.status, ['succeeded', 'refunded']),
        ) === true
      )
    ),
  },
  // create function public.is_own_order(_order uuid, _person uuid, _email text)
  // returns boolean
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select exists (
  //     select 1
  //     from public.orders
  //     where orders.id = _order
  //       and (orders.user_id = _person or public.normalized_email(orders.email) = public.normalized_email(_email))
  //   );
  // $$
  is_own_order: {
    name: 'is_own_order',
    args: [
      { name: '_order', type: 'uuid', hasDefault: false },
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_email', type: 'text', hasDefault: false },
    ],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => sql.rows('orders', { id: args._order }).some(
      (orders) => sql.and(
        () => sql.op('=', orders.id, args._order),
        () => sql.or(
          () => sql.op('=', orders.user_id, args._person),
          () => sql.op(
            '=',
            sql.call('public.normalized_email', orders.email),
            sql.call('public.normalized_email', args._email),
          ),
        ),
      ) === true
    ),
  },
  // create function public.is_palette(palette jsonb)
  // returns boolean
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select coalesce(
  //     palette ->> 'primary' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'secondary' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'background' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'foreground' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'accent' ~ '^#[0-9a-fA-F]{6}$'
  //     and palette ->> 'muted' ~ '^#[0-9a-fA-F]{6}$',
  //     false
  //   );
  // $$
  is_palette: {
    name: 'is_palette',
    args: [{ name: 'palette', type: 'jsonb', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => (
      sql.and(
        () => sql.op('~', sql.op('->>', args.palette, 'primary'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'secondary'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'background'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'foreground'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'accent'), '^#[0-9a-fA-F]{6}$'),
        () => sql.op('~', sql.op('->>', args.palette, 'muted'), '^#[0-9a-fA-F]{6}$'),
      ) ?? false
    ),
  },
  is_recently_verified: {
    name: 'is_recently_verified',
    args: [],
    returns: { type: 'bool', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: isRecentlyVerifiedImplementation,
  },
  // create function public.is_slug(_text text)
  // returns boolean
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select _text ~ '^[a-z0-9-]+$' and _text not like '-%' and _text not like '%-' and _text not like '%
  // $$
  is_slug: {
    name: 'is_slug',
    args: [{ name: '_text', type: 'text', hasDefault: false }],
    returns: { type: 'bool', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => sql.and(
      () => sql.op('~', args._text, '^[a-z0-9-]+$'),
      () => sql.not(sql.op('~~', args._text, '-%')),
      () => sql.not(sql.op('~~', args._text, '%-')),
      () => sql.not(sql.op('~~', args._text, '%--%')),
    ),
  },
  leave_message: {
    name: 'leave_message',
    args: [
      { name: '_key', type: 'uuid', hasDefault: false },
      { name: '_caller', type: 'text', hasDefault: false },
      { name: '_name', type: 'text', hasDefault: false },
      { name: '_email', type: 'text', hasDefault: false },
      { name: '_topic', type: 'contact_topic', hasDefault: false },
      { name: '_message', type: 'text', hasDefault: false },
    ],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: leaveMessageImplementation,
  },
  mark_surplus_sent: {
    name: 'mark_surplus_sent',
    args: [{ name: '_payment', type: 'uuid', hasDefault: false }, { name: '_actor', type: 'uuid', hasDefault: false }],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: markSurplusSentImplementation,
  },
  // create function public.normalized_email(_email text)
  // returns text
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select replace(split_part(split_part(lower(btrim(_email)), '@', 1), '+', 1), '.', '') || '@' ||
  //   split_part(lower(btrim(_email)), '@', 2);
  // $$
  normalized_email: {
    name: 'normalized_email',
    args: [{ name: '_email', type: 'text', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => sql.op(
      '||',
      sql.op(
        '||',
        sql.call(
          'replace',
          sql.call('split_part', sql.call('split_part', sql.call('lower', sql.call('btrim', args._email)), '@', 1), '+', 1),
          '.',
          '',
        ),
        '@',
      ),
      sql.call('split_part', sql.call('lower', sql.call('btrim', args._email)), '@', 2),
    ),
  },
  open_account: {
    name: 'open_account',
    args: [{ name: '_order', type: 'uuid', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: openAccountImplementation,
  },
  order_categories: {
    name: 'order_categories',
    args: [{ name: '_slugs', type: '_text', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['authenticated'],
    body: orderCategoriesImplementation,
  },
  // create or replace function public.order_receipt(_key uuid)
  // returns jsonb
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select jsonb_build_object(
  //     'number', placed.number,
  //     'status', placed.status,
  //     'email', placed.email,
  //     'fullName', placed.full_name,
  //     'country', placed.billing_country,
  //     'tier', placed.tier_id,
  //     'isClaimed', placed.user_id is not null,
  //     'termsVersion', placed.terms_version,
  //     'currency', placed.currency,
  //     'totalCents', placed.total_cents,
  //     'placedAt', placed.created_at,
  //     'paidAt', placed.paid_at,
  //     'refundedAt', placed.refunded_at,
  //     'refundReason', placed.refund_reason,
  //     'isReturned', coalesce(placed.refund_reason = public.return_reason(), false),
  //     'returnableUntil', public.returnable_until(placed.id),
  //     'canPass', placed.status = 'paid' and (
  //       not exists (select 1 from public.trading_accounts as opened where opened.order_id = placed.id)
  //       or exists (
  //         select 1 from public.trading_accounts as opened
  //         where opened.order_id = placed.id and opened.status = 'active' and opened.phase <> 'funded'
  //       )
  //     ),
  //     'lines', (
  //       select jsonb_agg(
  //         jsonb_build_object(
  //           'kind', item.kind, 'item', coalesce(item.tier_id, item.add_on_id, item.coupon_code), 'label', item.label,
  //           'amountCents', item.amount_cents
  //         ) order by item.position
  //       )
  //       from public.order_items as item
  //       where item.order_id = placed.id
  //     ),
  //     'payment', (
  //       select jsonb_build_object(
  //         'id', payment.id, 'method', payment.method, 'status', payment.status,
  //         'amountCents', payment.amount_cents, 'failureReason', payment.failure_reason
  //       )
  //       from public.payments as payment
  //       where payment.order_id = placed.id
  //       order by payment.status = 'failed', payment.created_at desc
  //       limit 1
  //     ),
  //     'moneyBack', (
  //       select jsonb_build_object(
  //         'amountCents', coalesce(surplus.owed_cents, surplus.received_cents, surplus.amount_cents),
  //         'currency', coalesce(surplus.received_currency, 'USD'),
  //         'cause', case
  //           when surplus.status = 'refunded' then 'refund-failed'
  //           when surplus.refund_failed_at is not null then 'not-by-provider'
  //           when surplus.received_cents is not null then 'other-amount'
  //           else 'not-needed'
  //         end,
  //         'receivedAt', coalesce(surplus.refund_failed_at, surplus.surplus_received_at),
  //         'sentAt', surplus.surplus_sent_at
  //       )
  //       from public.payments as surplus
  //       where surplus.order_id = placed.id and surplus.surplus_received_at is not null
  //       order by surplus.surplus_received_at desc, surplus.id
  //       limit 1
  //     )
  //   )
  //   from public.orders as placed
  //   where placed.idempotency_key = _key;
  // $$
  order_receipt: {
    name: 'order_receipt',
    args: [{ name: '_key', type: 'uuid', hasDefault: false }],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => (
      sql.rows('orders', { idempotency_key: args._key }).filter(
        (placed) => sql.op('=', placed.idempotency_key, args._key) === true
      ).map(
        (placed) => sql.call(
          'jsonb_build_object',
          'number',
          placed.number,
          'status',
          placed.status,
          'email',
          placed.email,
          'fullName',
          placed.full_name,
          'country',
          placed.billing_country,
          'tier',
          placed.tier_id,
          'isClaimed',
          placed.user_id != null,
          'termsVersion',
          placed.terms_version,
          'currency',
          placed.currency,
          'totalCents',
          placed.total_cents,
          'placedAt',
          placed.created_at,
          'paidAt',
          placed.paid_at,
          'refundedAt',
          placed.refunded_at,
          'refundReason',
          placed.refund_reason,
          'isReturned',
          (sql.op('=', placed.refund_reason, sql.call('public.return_reason')) ?? false),
          'returnableUntil',
          sql.call('public.returnable_until', placed.id),
          'canPass',
          sql.and(
            () => sql.op('=', placed.status, 'paid'),
            () => sql.or(
              () => sql.not(
                sql.rows('trading_accounts', { order_id: placed.id }).some(
                  (opened) => sql.op('=', opened.order_id, placed.id) === true
                )
              ),
              () => sql.rows('trading_accounts', { order_id: placed.id, status: 'active' }).some(
                (opened) => sql.and(
                  () => sql.op('=', opened.order_id, placed.id),
                  () => sql.op('=', opened.status, 'active'),
                  () => sql.op('<>', opened.phase, 'funded'),
                ) === true
              ),
            ),
          ),
          'lines',
          sql.aggregate(
            'jsonb_agg',
            sql.sort(
              sql.rows('order_items', { order_id: placed.id }).filter((item) => sql.op('=', item.order_id, placed.id) === true),
              (item) => [item.position],
              ['asc'],
            ).map(
              (item) => sql.call(
                'jsonb_build_object',
                'kind',
                item.kind,
                'item',
                (item.tier_id ?? item.add_on_id ?? item.coupon_code),
                'label',
                item.label,
                'amountCents',
                item.amount_cents,
              )
            ),
          ),
          'payment',
          (
            sql.page(
              sql.sort(
                sql.rows('payments', { order_id: placed.id }).filter(
                  (payment) => sql.op('=', payment.order_id, placed.id) === true
                ),
                (payment) => [sql.op('=', payment.status, 'failed'), payment.created_at],
                ['asc', 'desc'],
              ).map(
                (payment) => sql.call(
                  'jsonb_build_object',
                  'id',
                  payment.id,
                  'method',
                  payment.method,
                  'status',
                  payment.status,
                  'amountCents',
                  payment.amount_cents,
                  'failureReason',
                  payment.failure_reason,
                )
              ),
              1,
            )[0] ?? null
          ),
          'moneyBack',
          (
            sql.page(
              sql.sort(
                sql.rows('payments', { order_id: placed.id }).filter(
                  (surplus) => sql.and(
                    () => sql.op('=', surplus.order_id, placed.id),
                    () => surplus.surplus_received_at != null,
                  ) === true
                ),
                (surplus) => [surplus.surplus_received_at, surplus.id],
                ['desc', 'asc'],
              ).map(
                (surplus) => sql.call(
                  'jsonb_build_object',
                  'amountCents',
                  (surplus.owed_cents ?? surplus.received_cents ?? surplus.amount_cents),
                  'currency',
                  (surplus.received_currency ?? 'USD'),
                  'cause',
                  (
                    sql.op('=', surplus.status, 'refunded') === true ? 'refund-failed' : surplus.refund_failed_at != null === true ? 'not-by-provider' : surplus.received_cents != null === true ? 'other-amount' : 'not-needed'
                  ),
                  'receivedAt',
                  (surplus.refund_failed_at ?? surplus.surplus_received_at),
                  'sentAt',
                  surplus.surplus_sent_at,
                )
              ),
              1,
            )[0] ?? null
          ),
        )
      )[0] ?? null
    ),
  },
  // create function public.orders_holding_coupon(_coupon text)
  // returns jsonb
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select jsonb_build_object('keys', coalesce(jsonb_agg(held.idempotency_key), '[]'::jsonb))
  //   from (
  //     select orders.idempotency_key
  //     from public.orders
  //     where orders.id in (select late.id from public.orders_not_paid_in_time(upper(btrim(_coupon))) as late)
  //       and exists (
  //         select 1 from public.coupons where coupons.code = upper(btrim(_coupon)) and coupons.uses >= coupons.max_uses
  //       )
  //     order by orders.created_at, orders.id
  //     limit 5
  //   ) as held;
  // $$
  orders_holding_coupon: {
    name: 'orders_holding_coupon',
    args: [{ name: '_coupon', type: 'text', hasDefault: false }],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => sql.call(
      'jsonb_build_object',
      'keys',
      (
        sql.aggregate(
          'jsonb_agg',
          sql.page(
            sql.sort(
              sql.rows('orders').filter(
                (orders) => sql.and(
                  () => sql.any(
                    '=',
                    orders.id,
                    sql.elements(
                      sql.call('public.orders_not_paid_in_time', sql.call('upper', sql.call('btrim', args._coupon)))
                    ).map((late) => late.id),
                  ),
                  () => sql.rows('coupons', { code: sql.call('upper', sql.call('btrim', args._coupon)) }).some(
                    (coupons) => sql.and(
                      () => sql.op('=', coupons.code, sql.call('upper', sql.call('btrim', args._coupon))),
                      () => sql.op('>=', coupons.uses, coupons.max_uses),
                    ) === true
                  ),
                ) === true
              ),
              (orders) => [orders.created_at, orders.id],
              ['asc', 'asc'],
            ).map((orders) => ({ idempotency_key: orders.idempotency_key })),
            5,
          ).map((held) => held.idempotency_key),
        ) ?? []
      ),
    ),
  },
  // create function public.orders_not_paid_in_time(_code text)
  // returns table (id uuid)
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select orders.id
  //   from public.orders
  //   where orders.coupon_code = _code
  //     and orders.status = 'pending'
  //     and not exists (
  //       select 1
  //       from public.payments
  //       where payments.order_id = orders.id
  //         and payments.status = 'pending'
  //         and payments.created_at > now() - interval '1 hour'
  //     );
  // $$
  orders_not_paid_in_time: {
    name: 'orders_not_paid_in_time',
    args: [{ name: '_code', type: 'text', hasDefault: false }],
    returns: { type: 'uuid', isSet: true, columns: [{ name: 'id', type: 'uuid' }] },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => sql.rows('orders', { coupon_code: args._code, status: 'pending' }).filter(
      (orders) => sql.and(
        () => sql.op('=', orders.coupon_code, args._code),
        () => sql.op('=', orders.status, 'pending'),
        () => sql.not(
          sql.rows('payments', { order_id: orders.id }).some(
            (payments) => sql.and(
              () => sql.op('=', payments.order_id, orders.id),
              () => sql.op('=', payments.status, 'pending'),
              () => sql.op('>', payments.created_at, sql.op('-', sql.call('now'), sql.cast('01:00:00', 'interval'))),
            ) === true
          )
        ),
      ) === true
    ).map((orders) => ({ id: orders.id })),
  },
  // create function public.own_affiliate_id()
  // returns uuid
  // language sql
  // stable
  // security definer
  // set search_path = ''
  // as $$
  //   select affiliates.id from public.affiliates where affiliates.owner_id = (select auth.uid());
  // $$
  own_affiliate_id: {
    name: 'own_affiliate_id',
    args: [],
    returns: { type: 'uuid', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: (sql) => sql.definer(
      (sql) => (
        sql.rows('affiliates', { owner_id: sql.call('auth.uid') }).filter(
          (affiliates) => sql.op('=', affiliates.owner_id, sql.call('auth.uid')) === true
        ).map((affiliates) => affiliates.id)[0] ?? null
      )
    ),
  },
  // create function public.own_rank(_period public.leaderboard_period, _size_cents integer default null)
  // returns integer
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select case when _size_cents is null then entry.rank else entry.size_rank end
  //   from public.leaderboard_entries as entry
  //   join public.trading_accounts as account on account.id = entry.account_id
  //   where entry.period = _period
  //     and (_size_cents is null or entry.size_cents = _size_cents)
  //     and account.user_id = (select auth.uid())
  //   order by entry.rank
  //   limit 1;
  // $$
  own_rank: {
    name: 'own_rank',
    args: [
      { name: '_period', type: 'leaderboard_period', hasDefault: false },
      { name: '_size_cents', type: 'int4', hasDefault: true },
    ],
    returns: { type: 'int4', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: (sql, args) => (
      sql.page(
        sql.sort(
          sql.rows('leaderboard_entries', { period: args._period }).flatMap(
            (entry) => sql.rows('trading_accounts', { id: entry.account_id, user_id: sql.call('auth.uid') }).flatMap(
              (account) => sql.and(
                () => sql.op('=', account.id, entry.account_id),
                () => sql.op('=', entry.period, args._period),
                () => sql.or(
                  () => (args._size_cents === undefined ? null : args._size_cents) == null,
                  () => sql.op('=', entry.size_cents, (args._size_cents === undefined ? null : args._size_cents)),
                ),
                () => sql.op('=', account.user_id, sql.call('auth.uid')),
              ) === true ? [{ entry, account }] : []
            )
          ),
          ({ entry, account }) => [entry.rank],
          ['asc'],
        ).map(
          ({ entry, account }) => (
            (args._size_cents === undefined ? null : args._size_cents) == null === true ? entry.rank : entry.size_rank
          )
        ),
        1,
      )[0] ?? null
    ),
  },
  place_order: {
    name: 'place_order',
    args: [
      { name: '_key', type: 'uuid', hasDefault: false },
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_email', type: 'text', hasDefault: false },
      { name: '_full_name', type: 'text', hasDefault: false },
      { name: '_country', type: 'text', hasDefault: false },
      { name: '_tier', type: 'text', hasDefault: false },
      { name: '_add_ons', type: '_text', hasDefault: false },
      { name: '_coupon', type: 'text', hasDefault: false },
      { name: '_method', type: 'payment_method', hasDefault: false },
      { name: '_affiliate', type: 'text', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: placeOrderImplementation,
  },
  price_order: {
    name: 'price_order',
    args: [
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_tier', type: 'text', hasDefault: false },
      { name: '_add_ons', type: '_text', hasDefault: false },
      { name: '_coupon', type: 'text', hasDefault: false },
    ],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'line', type: 'int4' },
        { name: 'kind', type: 'order_item_kind' },
        { name: 'item', type: 'text' },
        { name: 'label', type: 'text' },
        { name: 'amount_cents', type: 'int4' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: priceOrderImplementation,
  },
  publish_content: {
    name: 'publish_content',
    args: [
      { name: '_table', type: 'text', hasDefault: false },
      { name: '_id', type: 'uuid', hasDefault: false },
      { name: '_expected_version', type: 'int4', hasDefault: false },
      { name: '_expected_draft', type: 'int4', hasDefault: true },
    ],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['authenticated'],
    body: (sql, args) => publishContentImplementation(sql, { _expected_draft: null, ...args }),
  },
  publish_due_releases: {
    name: 'publish_due_releases',
    args: [],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: publishDueReleasesImplementation,
  },
  quote_order: {
    name: 'quote_order',
    args: [{ name: '_tier', type: 'text', hasDefault: false }, { name: '_add_ons', type: '_text', hasDefault: true }],
    returns: {
      type: 'record',
      isSet: true,
      columns: [
        { name: 'line', type: 'int4' },
        { name: 'kind', type: 'order_item_kind' },
        { name: 'item', type: 'text' },
        { name: 'label', type: 'text' },
        { name: 'amount_cents', type: 'int4' },
      ],
    },
    volatility: 'stable',
    isSecurityDefiner: true,
    grants: ['anon', 'authenticated', 'service_role'],
    body: (sql, args) => quoteOrderImplementation(sql, { _add_ons: [], ...args }),
  },
  // create function public.rate_limit(_of text)
  // returns jsonb
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select case _of

  //     when 'contact' then jsonb_build_object('most', 3, 'seconds', 3600)
  //     when 'checkout' then jsonb_build_object('most', 60, 'seconds', 600)
  //     when 'consent' then jsonb_build_object('most', 60, 'seconds', 600)
  //     when 'crm-tracking' then jsonb_build_object('most', 300, 'seconds', 60)
  //     when 'submit-document' then jsonb_build_object('most', 20, 'seconds', 86400)

  //     when 'coupon' then jsonb_build_object('most', 20, 'seconds', 600)

  //     when 'affiliate_links' then jsonb_build_object('most', 50, 'seconds', 86400)
  //     when 'affiliate_payout_methods' then jsonb_build_object('most', 20, 'seconds', 86400)
  //     when 'affiliate_payouts' then jsonb_build_object('most', 20, 'seconds', 86400)
  //     when 'payouts' then jsonb_build_object('most', 20, 'seconds', 86400)
  //     when 'ticket_attachments' then jsonb_build_object('most', 60, 'seconds', 86400)
  //     when 'ticket_replies' then jsonb_build_object('most', 200, 'seconds', 86400)
  //     when 'tickets' then jsonb_build_object('most', 20, 'seconds', 86400)
  //   end;
  // $$
  rate_limit: {
    name: 'rate_limit',
    args: [{ name: '_of', type: 'text', hasDefault: false }],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => (
      sql.op('=', args._of, 'contact') === true ? sql.call(
        'jsonb_build_object',
        'most',
        3,
        'seconds',
        3600,
      ) : sql.op('=', args._of, 'checkout') === true ? sql.call(
        'jsonb_build_object',
        'most',
        60,
        'seconds',
        600,
      ) : sql.op('=', args._of, 'consent') === true ? sql.call(
        'jsonb_build_object',
        'most',
        60,
        'seconds',
        600,
      ) : sql.op('=', args._of, 'crm-tracking') === true ? sql.call(
        'jsonb_build_object',
        'most',
        300,
        'seconds',
        60,
      ) : sql.op('=', args._of, 'submit-document') === true ? sql.call(
        'jsonb_build_object',
        'most',
        20,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'coupon') === true ? sql.call(
        'jsonb_build_object',
        'most',
        20,
        'seconds',
        600,
      ) : sql.op('=', args._of, 'affiliate_links') === true ? sql.call(
        'jsonb_build_object',
        'most',
        50,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'affiliate_payout_methods') === true ? sql.call(
        'jsonb_build_object',
        'most',
        20,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'affiliate_payouts') === true ? sql.call(
        'jsonb_build_object',
        'most',
        20,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'payouts') === true ? sql.call(
        'jsonb_build_object',
        'most',
        20,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'ticket_attachments') === true ? sql.call(
        'jsonb_build_object',
        'most',
        60,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'ticket_replies') === true ? sql.call(
        'jsonb_build_object',
        'most',
        200,
        'seconds',
        86400,
      ) : sql.op('=', args._of, 'tickets') === true ? sql.call('jsonb_build_object', 'most', 20, 'seconds', 86400) : null
    ),
  },
  record_dispute: {
    name: 'record_dispute',
    args: [
      { name: '_reference', type: 'text', hasDefault: false },
      { name: '_status', type: 'dispute_status', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: recordDisputeImplementation,
  },
  record_refund: {
    name: 'record_refund',
    args: [
      { name: '_reference', type: 'text', hasDefault: false },
      { name: '_refunded_cents', type: 'int4', hasDefault: false },
      { name: '_is_full', type: 'bool', hasDefault: false },
      { name: '_has_failed', type: 'bool', hasDefault: false },
      { name: '_reason', type: 'text', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: recordRefundImplementation,
  },
  record_user_change: {
    name: 'record_user_change',
    args: [
      { name: '_actor', type: 'uuid', hasDefault: false },
      { name: '_action', type: 'text', hasDefault: false },
      { name: '_user', type: 'uuid', hasDefault: false },
      { name: '_before', type: 'jsonb', hasDefault: false },
      { name: '_after', type: 'jsonb', hasDefault: false },
    ],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: recordUserChangeImplementation,
  },
  refer_person: {
    name: 'refer_person',
    args: [
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_email', type: 'text', hasDefault: false },
      { name: '_data', type: 'jsonb', hasDefault: false },
      { name: '_code', type: 'text', hasDefault: false },
    ],
    returns: { type: 'bool', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: [],
    body: referPersonImplementation,
  },
  refund_order: {
    name: 'refund_order',
    args: [
      { name: '_order', type: 'uuid', hasDefault: false },
      { name: '_actor', type: 'uuid', hasDefault: false },
      { name: '_reason', type: 'text', hasDefault: false },
      { name: '_is_check', type: 'bool', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: refundOrderImplementation,
  },
  release_commissions: {
    name: 'release_commissions',
    args: [],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated', 'service_role'],
    body: releaseCommissionsImplementation,
  },
  remove_due_files: {
    name: 'remove_due_files',
    args: [],
    returns: { type: 'int4', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['service_role'],
    body: removeDueFilesImplementation,
  },
  request_affiliate_payout: {
    name: 'request_affiliate_payout',
    args: [{ name: '_amount_cents', type: 'int4', hasDefault: false }],
    returns: { type: 'uuid', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated'],
    body: requestAffiliatePayoutImplementation,
  },
  return_order: {
    name: 'return_order',
    args: [
      { name: '_order', type: 'uuid', hasDefault: false },
      { name: '_person', type: 'uuid', hasDefault: false },
      { name: '_is_check', type: 'bool', hasDefault: false },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: returnOrderImplementation,
  },
  // create function public.return_reason()
  // returns text
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select 'Returned by the buyer before the first trade.';
  // $$
  return_reason: {
    name: 'return_reason',
    args: [],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: () => 'Returned by the buyer before the first trade.',
  },
  // create function public.returnable_until(_order uuid)
  // returns timestamptz
  // language sql
  // stable
  // set search_path = ''
  // as $$
  //   select orders.paid_at + interval '14 days'
  //   from public.orders
  //   where orders.id = _order
  //     and orders.status = 'paid'
  //     and orders.total_cents > 0
  //     and orders.paid_at + interval '14 days' > now()
  //     and not exists (
  //       select 1 from public.payments
  //       where payments.order_id = orders.id and payments.status = 'succeeded'
  //         and (payments.dispute_status = 'open' or payments.refunded_cents > 0)
  //     )
  //     and not exists (
  //       select 1 from public.trading_accounts
  //       where trading_accounts.order_id = orders.id
  //         and (
  //           trading_accounts.status <> 'active'
  //           or trading_accounts.last_trade_at is not null
  //           or exists (select 1 from public.positions where positions.account_id = trading_accounts.id)
  //         )
  //     );
  // $$
  returnable_until: {
    name: 'returnable_until',
    args: [{ name: '_order', type: 'uuid', hasDefault: false }],
    returns: { type: 'timestamptz', isSet: false },
    volatility: 'stable',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => (
      sql.rows('orders', { id: args._order, status: 'paid' }).filter(
        (orders) => sql.and(
          () => sql.op('=', orders.id, args._order),
          () => sql.op('=', orders.status, 'paid'),
          () => sql.op('>', orders.total_cents, 0),
          () => sql.op('>', sql.op('+', orders.paid_at, sql.cast('14 days', 'interval')), sql.call('now')),
          () => sql.not(
            sql.rows('payments', { order_id: orders.id }).some(
              (payments) => sql.and(
                () => sql.op('=', payments.order_id, orders.id),
                () => sql.op('=', payments.status, 'succeeded'),
                () => sql.or(() => sql.op('=', payments.dispute_status, 'open'), () => sql.op('>', payments.refunded_cents, 0)),
              ) === true
            )
          ),
          () => sql.not(
            sql.rows('trading_accounts', { order_id: orders.id }).some(
              (trading_accounts) => sql.and(
                () => sql.op('=', trading_accounts.order_id, orders.id),
                () => sql.or(
                  () => sql.op('<>', trading_accounts.status, 'active'),
                  () => trading_accounts.last_trade_at != null,
                  () => sql.rows('positions', { account_id: trading_accounts.id }).some(
                    (positions) => sql.op('=', positions.account_id, trading_accounts.id) === true
                  ),
                ),
              ) === true
            )
          ),
        ) === true
      ).map((orders) => sql.op('+', orders.paid_at, sql.cast('14 days', 'interval')))[0] ?? null
    ),
  },
  roll_back_release: {
    name: 'roll_back_release',
    args: [{ name: '_release', type: 'uuid', hasDefault: false }],
    returns: { type: 'void', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: true,
    grants: ['authenticated'],
    body: rollBackReleaseImplementation,
  },
  settle_payment: {
    name: 'settle_payment',
    args: [
      { name: '_payment', type: 'uuid', hasDefault: false },
      { name: '_outcome', type: 'payment_status', hasDefault: false },
      { name: '_amount_cents', type: 'int4', hasDefault: false },
      { name: '_reference', type: 'text', hasDefault: false },
      { name: '_reason', type: 'text', hasDefault: false },
      { name: '_currency', type: 'text', hasDefault: true },
      { name: '_provider', type: 'text', hasDefault: true },
    ],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
    grants: ['service_role'],
    body: (sql, args) => settlePaymentImplementation(sql, { _currency: null, _provider: null, ...args }),
  },
  // create function public.shown_name(_name text)
  // returns text
  // language sql
  // immutable
  // set search_path = ''
  // as $$
  //   select coalesce(nullif(left(split_part(_name, ' ', 1), 77), ''), 'Trader')
  //     || coalesce(' ' || nullif(left(split_part(_name, ' ', 2), 1), '') || '.', '');
  // $$
  shown_name: {
    name: 'shown_name',
    args: [{ name: '_name', type: 'text', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: [],
    body: (sql, args) => sql.op(
      '||',
      (sql.call('nullif', sql.call('left', sql.call('split_part', args._name, ' ', 1), 77), '') ?? 'Trader'),
      (
        sql.op(
          '||',
          sql.op('||', ' ', sql.call('nullif', sql.call('left', sql.call('split_part', args._name, ' ', 2), 1), '')),
          '.',
        ) ?? ''
      ),
    ),
  },
  unreadable_pairs: {
    name: 'unreadable_pairs',
    args: [{ name: '_colors', type: 'jsonb', hasDefault: false }],
    returns: { type: 'text', isSet: false },
    volatility: 'immutable',
    isSecurityDefiner: false,
    grants: ['authenticated', 'service_role'],
    body: unreadablePairsImplementation,
  },
} satisfies Readonly<Record<string, FunctionSpec>>;

/** Of auth.users. */
export const userTriggers = [
  {
    name: 'users_metadata',
    timing: 'after', events: ['insert', 'update'], isSecurityDefiner: true,
    run: (sql, event) => limitUserMetadataImplementation(sql, event, { trigger: 'users_metadata', table: 'users', args: [] }),
  },
  {
    name: 'users_profile',
    timing: 'after', events: ['insert'], isSecurityDefiner: true,
    run: (sql, event) => createProfileImplementation(sql, event, { trigger: 'users_profile', table: 'users', args: [] }),
  },
  {
    name: 'users_purchases',
    timing: 'after', events: ['insert', 'update'], isSecurityDefiner: true,
    run: (sql, event) => claimConfirmedOrdersImplementation(
      sql,
      event,
      { trigger: 'users_purchases', table: 'users', args: [] },
    ),
  },
  {
    name: 'users_referral',
    timing: 'after', events: ['insert'], isSecurityDefiner: true,
    run: (sql, event) => referNewUserImplementation(sql, event, { trigger: 'users_referral', table: 'users', args: [] }),
  },
] satisfies readonly TriggerSpec[];

/** Of pg_cron. */
export const jobs = [
  { name: 'credit-due-orders', everySeconds: 30, calls: 'credit_due_orders' },
  { name: 'publish-due-releases', everySeconds: 10, calls: 'publish_due_releases' },
  { name: 'remove-due-files', everySeconds: 59, calls: 'remove_due_files' },
] satisfies readonly JobSpec[];
