import { rateOf } from './terms.ts';

/** A loss limit of an account; US cents. The room is the limit, less what is used of it, or plus the profit above it. */
export interface LossLimit {
  readonly bps: number;
  /** What the percentage is taken of: the previous close for the daily loss, the initial balance for the maximum loss. */
  readonly baseCents: number;
  readonly limitCents: number;
  /** The lowest value that is not a breach. */
  readonly floorCents: number;
  readonly roomCents: number;
  readonly usedCents: number;
  readonly profitCents: number;
}

export interface LossLimitInput {
  readonly bps: number;
  readonly baseCents: number;
  /** @default the base less the limit; a trailing floor is elsewhere */
  readonly floorCents?: number;
  /** The value that must not fall below the floor. */
  readonly cents: number;
}

/** Computes every figure of a loss limit (spec §5). */
export function lossLimit({ bps, baseCents, cents, ...given }: LossLimitInput): LossLimit {
  const limitCents = rateOf(baseCents, bps);
  const { floorCents = baseCents - limitCents } = given;
  const roomCents = Math.max(0, cents - floorCents);
  return {
    bps,
    baseCents,
    limitCents,
    floorCents,
    roomCents,
    usedCents: Math.max(0, limitCents - roomCents),
    profitCents: Math.max(0, roomCents - limitCents),
  };
}
