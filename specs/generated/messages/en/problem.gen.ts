// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const errorTitle = 'This page did not load';
export const errorText = 'Something went wrong while the page was being put together. Nothing you entered elsewhere is lost, and nothing was sent or charged.';
export const errorOffline = 'You seem to be offline, and this page is not kept in this browser. It loads by itself as soon as the connection is back.';
export const errorOldRelease = 'The site was updated while you were reading, and this part of the old version is no longer there. Loading the page anew brings the current one.';
export const errorRetry = 'Try again';
export const errorReload = 'Load the page anew';
export const errorHome = 'Go to the home page';
export const errorDetail = ({ message }: { message: string | number }): string => `For the person who helps you: ${message}`;
