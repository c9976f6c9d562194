import { endpoint } from '../_shared/endpoint.ts';
import { readRows } from '../_shared/platform.ts';

const programs = [
  'programs?select=id,name,description,is_available,drawdown_type,leverage,expert_advisors,share_from_bps,share_to_bps',
  'payout_cycle_days,fee_refund_bps,platforms,minimum_days',
  'phases:program_phases(id:phase,name,profit_target_bps,daily_loss_bps,max_drawdown_bps)',
  'tiers:program_tiers(id,position,label,size_cents,price_cents,old_price_cents,discount_percent,winners_bonus_cents)',
].join(',');

const order = '&order=position&phases.order=position&tiers.order=position';

/** The plans for sale, from the database, for other programs: money in US cents, rates in basis points. */
export const handler = endpoint({ methods: ['GET'] }, async ({ environment }) => {
  const as = { apikey: environment.anonKey };
  const [plans, addOns] = await Promise.all([
    readRows(environment, programs + order, as),
    readRows(environment, 'add_ons?select=id,name,description,price_cents&order=position', as),
  ]);
  return Response.json(
    { currency: 'USD', programs: plans, add_ons: addOns },
    { headers: { 'cache-control': 'public, max-age=300' } },
  );
});
