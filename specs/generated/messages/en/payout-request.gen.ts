// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const review = 'Review payout';
export const reviewTitle = 'Review your payout';
export const youReceive = 'You receive';
export const goesTo = 'Goes to';
export const viaMethod = ({ method, destination }: { method: string | number; destination: string | number }): string =>
  `${method}: ${destination}`;
export const submit = 'Request payout';
export const edit = 'Change';
export const sending = 'Sending…';
export const requested = 'Your payout is requested.';
export const unknownTitle = 'We couldn’t confirm your request.';
export const unknownText = 'Check whether it arrived before you send it again.';
export const checking = 'Checking…';
export const checkNow = 'Check now';
