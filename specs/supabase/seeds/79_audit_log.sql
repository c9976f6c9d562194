-- What admins decided about affiliates, payouts and documents, as the log would have recorded it.

insert into public.audit_log (id, actor, actor_role, action, table_name, row_id, before, after, happened_at)
select
  pg_temp.seed_id('decision ' || decision.row_id), decision.actor, 'authenticated', 'update', decision.table_name, decision.row_id, decision.after || decision.earlier, decision.after,
  decision.happened_at
from (
  select affiliate.decided_by as actor, 'affiliates' as table_name, affiliate.id as row_id, to_jsonb(affiliate) as after,
    '{"status": "pending", "commission_bps": 1000, "decided_by": null, "decided_at": null}'::jsonb as earlier, affiliate.decided_at as happened_at
  from public.affiliates affiliate
  where affiliate.status <> 'pending'
  union all
  select payout.decided_by, 'affiliate_payouts', payout.id, to_jsonb(payout),
    '{"status": "requested", "reason": null, "reference": null, "decided_by": null, "decided_at": null}'::jsonb, payout.decided_at
  from public.affiliate_payouts payout
  where payout.status <> 'requested'
  union all
  select document.reviewed_by, 'kyc_documents', document.id, to_jsonb(document),
    '{"status": "pending", "reason": null, "reviewed_by": null, "reviewed_at": null}'::jsonb, document.reviewed_at
  from public.kyc_documents document
  where document.status <> 'pending'
) decision;
