// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const saving = 'Saving…';
export const profile = 'Profile';
export const profileLead = 'Your name, your language and your time zone.';
export const name = 'Name';
export const nameNeeded = 'Enter a name.';
export const timeZone = 'Time zone';
export const language = 'Language of our messages';
export const saveProfile = 'Save profile';
export const profileSaved = 'Profile saved';
