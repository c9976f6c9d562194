// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const unreachedTitle = 'The service did not answer';
export const unreachedText = 'What you see may be out of date. Nothing you entered is lost; check your connection and try again.';
export const signedOutTitle = 'Your session has ended';
export const signedOutText = 'Sign in again to continue. Nothing was changed.';
export const forbiddenTitle = 'You have no access to this';
export const forbiddenText = 'Your account is not allowed to do this. If you think it should be, write to support.';
export const busyTitle = 'Too many requests';
export const busyText = 'The service asks for a short pause. Try again in a minute.';
export const limitTitle = 'You have reached the limit';
export const limitText = 'There is a limit to how many of these one person can send in a day. This one was not saved; what you entered is still here. Try again tomorrow.';
export const failedTitle = 'The service reported an error';
export const failedText = 'The error is on our side. Try again in a moment.';
export const notMadeTitle = 'This was not done';
export const notMadeText = 'We lost the connection before your change was confirmed, and then checked. Nothing was changed; try again.';
export const unknownTitle = 'We couldn’t confirm your change';
export const unknownText = 'It may or may not have been saved. Reload the page to see the current state before you repeat it.';
export const existsTitle = 'This already exists';
export const existsText = 'Choose another name or value.';
export const conflictTitle = 'Something changed in the meantime';
export const conflictText = 'Load the page again to see the current state, then repeat your change.';
export const refusedTitle = 'The service refused the request';
export const refusedText = 'A value does not follow the rules. Check what you entered.';
export const retry = 'Try again';
export const retrying = 'Trying again…';
