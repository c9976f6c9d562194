// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const errorTitle = 'This page did not load';
export const errorText = 'Something went wrong while the page was loading. Nothing you entered elsewhere is lost, and nothing was sent or charged.';
export const errorOffline = 'You seem to be offline, and this browser has no saved copy of this page. It loads by itself as soon as the connection is back.';
export const errorOldRelease = 'The site was updated while you were reading. Reload the page to get the current version.';
export const errorRetry = 'Try again';
export const errorReload = 'Reload the page';
export const errorHome = 'Go to the home page';
