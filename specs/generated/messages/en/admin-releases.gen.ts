// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Releases';
export const lead = 'Documents that go live together, at once or at a chosen time, and can be rolled back together.';
export const waiting = 'Not published yet';
export const waitingLead = 'Choose what goes live together.';
export const waitingEmpty = 'Everything is published.';
export const draftChanged = 'draft saved';
export const neverPublished = 'never published, saved';
export const unpublished = 'unpublished, last changed';
export const kindInLanguage = ({ kind, language }: { kind: string | number; language: string | number }): string =>
  `${kind}, ${language}`;
export const open = 'Open';
export const name = 'Name of the release';
export const nameText = 'Admins see it in the history.';
export const nameMissing = 'Give the release a name.';
export const when = 'Goes live';
export const now = 'At once';
export const later = 'At a later time';
export const moment = 'Date and time';
export const momentText = ({ zone }: { zone: string | number }): string => `In your time zone, ${zone}.`;
export const momentOver = 'This time has passed. Choose a later one.';
/** {count, plural, =0 {Publish} one {Publish one document} other {Publish # documents}} */
export const publishTogether = ({ count }: { count: number }): string =>
  count === 0 ? 'Publish' : $plurals.select(count) === 'one' ? 'Publish one document' : `Publish ${$numbers.format(count)} documents`;
/** {count, plural, =0 {Plan} one {Plan one document} other {Plan # documents}} */
export const planTogether = ({ count }: { count: number }): string =>
  count === 0 ? 'Plan' : $plurals.select(count) === 'one' ? 'Plan one document' : `Plan ${$numbers.format(count)} documents`;
/** {count, plural, one {Publish one document?} other {Publish # documents together?}} */
export const publishTitle = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'Publish one document?' : `Publish ${$numbers.format(count)} documents together?`;
export const publishText = 'Visitors see all of it at once. If one document cannot be published, none is.';
/** {count, plural, one {Plan one document?} other {Plan # documents together?}} */
export const planTitle = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'Plan one document?' : `Plan ${$numbers.format(count)} documents together?`;
export const planText = ({ moment }: { moment: string | number }): string =>
  `All of it goes live on ${moment} UTC as it is now. If somebody edits one of the drafts before that, the release fails and nothing is published.`;
export const cancel = 'Cancel';
export const publishedToast = 'Published. Visitors see it now.';
export const plannedToast = ({ moment }: { moment: string | number }): string => `Planned for ${moment} UTC.`;
export const releases = 'All releases';
export const releasesEmpty = 'There is no release yet.';
export const planned = 'Planned';
export const live = 'Live';
export const failed = 'Failed';
export const rolledBack = 'Rolled back';
export const plannedFor = ({ moment }: { moment: string | number }): string => `Goes live on ${moment} UTC`;
export const liveSince = ({ moment }: { moment: string | number }): string => `Live since ${moment} UTC`;
export const failedAt = ({ moment }: { moment: string | number }): string => `Planned for ${moment} UTC`;
export const rolledBackAt = ({ moment }: { moment: string | number }): string => `Rolled back on ${moment} UTC`;
export const byPlanner = ({ date, planner }: { date: string | number; planner: string | number }): string =>
  `${date}, by ${planner}`;
export const failedTitle = 'This release was not published';
export const failedText = 'Its drafts are kept. Look at them, and make a new release.';
export const problemDraft = 'One of its drafts was edited after it was planned.';
export const problemVersion = 'One of its documents was published by itself after it was planned.';
export const problemGone = 'One of its documents was deleted.';
export const problemAdmin = 'The person who planned it is no longer an admin.';
export const problemOther = 'One of its documents is not accepted as it is.';
export const changedSince = 'Changed since';
export const rollBack = 'Roll back';
export const rollBackTitle = ({ name }: { name: string | number }): string => `Roll back “${name}”?`;
export const rollBackText = 'All of its documents return to the versions before it. The present ones stay in the history.';
export const rollBackRefused = 'It cannot be rolled back';
export const rollBackChanged = ({ documents }: { documents: string | number }): string =>
  `Changed since: ${documents}. Roll back the documents one by one in their editors.`;
export const hiddenAgain = 'Visitors do not see it then, as before this release.';
export const rolledBackToast = 'Rolled back. Visitors see the earlier versions again.';
export const cancelRelease = 'Cancel release';
export const remove = 'Remove';
export const cancelTitle = ({ name }: { name: string | number }): string => `Remove “${name}”?`;
export const cancelText = 'Nothing of it goes live. Its drafts are kept.';
export const canceledToast = 'The release is removed. Its drafts are kept.';
export const keep = 'Keep it';
