/** How long the recent payouts take to pass by once, in milliseconds (spec §4). */
export const payoutRoundMs = 30_000;
