import type { Invariants } from '../moment.ts';

export const oneTimeCode: Invariants = {
  'interval-is-kept': ({ row, before, after }) =>
    row.event !== 'code.resend' || !after.hasTag('sending') || before.hasTag('sending') || isOver(row.example?.at, before),
  'checked-before-verified': ({ row, before, after }) =>
    !after.hasTag('verified') || before.hasTag('verified') || row.event === 'done verifyCode',
};

function isOver(at: unknown, { context }: { readonly context: { readonly resendAt: number | null } }): boolean {
  return typeof at === 'number' && context.resendAt !== null && at >= context.resendAt;
}
