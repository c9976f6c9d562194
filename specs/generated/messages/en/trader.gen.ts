// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Trader dashboard';
export const lead = 'Your simulated accounts: where each stands, what is left of its limits, and what comes next.';
export const toPortal = 'Open the trader portal';
export const toPricing = 'Compare the prices';
export const signInTitle = 'Your accounts are behind your sign-in';
export const signInText = 'Sign in to see where each stands, what is left of its limits and what comes next.';
export const signIn = 'Sign in';
export const failed = 'Your accounts could not be read.';
export const retry = 'Try again';
export const empty = 'You have no account yet';
export const emptyText = 'It opens when an evaluation is paid for. Until then there is nothing to show, and no sample stands in for it.';
export const emptyLink = 'See the prices';
export const unreachable = 'We could not reach the server. Your sign-in is kept; try again in a moment.';
export const choose = 'Account';
export const accountName = ({ number, size }: { number: string | number; size: string | number }): string =>
  `${number} · ${size}`;
export const phase1 = 'Phase 1';
export const phase2 = 'Phase 2';
export const phaseFunded = 'Funded';
export const statusActive = 'Active';
export const statusPassed = 'Passed';
export const statusTerminated = 'Ended';
export const statusDormant = 'Dormant';
export const balance = 'Balance';
export const target = 'Target';
export const targetLeft = ({ amount }: { amount: string | number }): string => `${amount} to the target`;
export const targetReached = 'Reached';
export const targetUsed = ({ profit, target }: { profit: string | number; target: string | number }): string =>
  `${profit} of ${target} reached`;
export const dailyRoom = 'Daily loss';
export const lossRoom = 'Maximum loss';
export const roomLeft = ({ amount }: { amount: string | number }): string => `${amount} left`;
export const roomUsed = ({ used, limit }: { used: string | number; limit: string | number }): string =>
  `${used} of ${limit} used`;
export const dormantAt = 'A trade is due by';
export const nextPayout = 'Next payout from';
export const opened = 'Opened';
export const ended = 'Ended';
export const lifecycleTitle = 'Where this account is in its life';
export const lifecycleText = 'The lit state is where it stands now. The same chart is what our tests walk, row by row.';
export const lifecycleLabel = 'The life of an account, from its evaluation to its end';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const fit = 'Show all of it';
export const pending = 'The chart is being drawn…';
