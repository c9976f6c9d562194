import { refuseOwnOrder, requireAdmin, requireFreshFactor } from '../_shared/admin.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { readAction, text, uuid } from '../_shared/fields.ts';
import { callDatabase } from '../_shared/platform.ts';
import { refundStripeOrder } from '../_shared/stripeCharges.ts';
import { sendSurplusByAdmin } from '../_shared/surplus.ts';

const actions = {
  /** The buyer reads the reason. */
  refund: { order: uuid, reason: text(300) },
  'send-back': { payment: uuid },
} as const;

/**
 * Refunds an order with a reason, or sends a surplus payment back, for an admin who verified the second factor within the
 * last minutes: once, a repeated request finds what was done.
 * The database decides whether a refund is possible before the payment service sends the money.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const admin = await requireAdmin(request, environment);
  const command = readAction(body, actions);
  requireFreshFactor(admin, environment);
  if (command.action === 'send-back') return Response.json(await sendSurplusByAdmin(environment, command.payment, admin));
  const { order, reason } = command;
  await refuseOwnOrder(environment, order, admin);
  const refund = (isCheck: boolean) =>
    callDatabase(environment, 'refund_order', { _order: order, _actor: admin.id, _reason: reason, _is_check: isCheck });
  const { isRepeated } = (await refund(true)) as { readonly isRepeated: boolean };
  if (!isRepeated) await refundStripeOrder(environment, order, reason);
  return Response.json(await refund(false));
});
