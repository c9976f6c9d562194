// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Pages that open offline';
export const lead = 'This browser saves the pages you open here, so that they open again without a connection. If you requested another page and see this one, you are offline and that page is not saved yet.';
export const keptTitle = 'Saved in this browser';
export const keptLooking = 'Loading the list. It needs JavaScript.';
export const keptNone = 'Nothing is saved yet. Each page you open from now on will be.';
export const never = 'Personal pages are never saved: no checkout, receipt, dashboard or sign-in. A saved page is as old as your last visit to it, and prices may have changed since. To remove saved pages, clear this site’s data in the browser.';
export const noticeLabel = 'Connection';
export const noticeTitle = 'You are offline.';
export const noticeText = 'You see a copy saved in this browser.';
export const noticeAction = 'Saved pages';
export const noticeClose = 'Close this notice';
export const releaseLabel = 'New version';
export const releaseTitle = 'A new version is ready.';
export const releaseText = 'Nothing changes until you reload.';
export const releaseAction = 'Reload';
export const releaseClose = 'Not now';
