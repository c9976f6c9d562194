// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Pages that open offline';
export const lead = 'This browser keeps the pages you have opened here, so that they open again without a connection. If you asked for another page and see this one, there is no connection and that page is not kept yet.';
export const keptTitle = 'Kept in this browser';
export const keptLooking = 'The list needs JavaScript, and a moment.';
export const keptNone = 'Nothing is kept yet. Each page you open from now on is.';
export const never = 'What belongs to you is never kept: no checkout, no receipt, no dashboard, no sign-in. Kept pages are as old as your last visit to them, and prices may have changed since. Clearing this site’s data in the browser removes them.';
export const noticeLabel = 'Connection';
export const noticeTitle = 'You are offline.';
export const noticeText = 'What you see was kept in this browser.';
export const noticeAction = 'Kept pages';
export const noticeClose = 'Close this notice';
export const releaseLabel = 'New version';
export const releaseTitle = 'A new version is ready.';
export const releaseText = 'Nothing changes until you reload.';
export const releaseAction = 'Reload';
export const releaseClose = 'Not now';
