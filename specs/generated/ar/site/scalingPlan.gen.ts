// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const scalingPlan = {
  reviewDays: 90,
  profitPercent: 10,
  payouts: 3,
  beyond: [400000, 600000, 800000, 1000000],
} as const;
