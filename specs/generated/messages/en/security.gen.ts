// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const failed = 'Your security settings could not be read.';
export const retry = 'Try again';
export const save = 'Save';
export const saving = 'Saving';
export const cancel = 'Cancel';
export const confirm = 'Confirm';
export const confirming = 'Confirming';
export const remove = 'Remove';
export const removing = 'Removing';
export const problemTitle = 'That did not work.';
export const none = 'none';
export const contactTitle = 'E-mail and phone';
export const contactText = 'Messages about your account go there, and you can sign in with either.';
export const email = 'E-mail';
export const phone = 'Phone';
export const changeEmail = 'Change e-mail';
export const changePhone = 'Change number';
export const addEmail = 'Add e-mail';
export const addPhone = 'Add number';
export const newEmail = 'New e-mail address';
export const newPhone = 'New phone number';
export const newPhoneHint = 'With its country code, such as +971501234567.';
export const emailSent = ({ next, present }: { next: string | number; present: string | number }): string =>
  `We sent a link to ${next} and, to be sure that it is you, one to ${present}. Open both; until then ${present} stays.`;
export const emailSentOnce = ({ next }: { next: string | number }): string =>
  `We sent a link to ${next}. Open it; until then nothing changes.`;
export const emailWaiting = ({ next }: { next: string | number }): string => `${next} is waiting for confirmation.`;
export const phoneCode = 'Code from the text message';
export const phoneCodeHint = ({ phone }: { phone: string | number }): string =>
  `We sent it to ${phone}. It is valid for one minute.`;
export const phoneChanged = ({ phone }: { phone: string | number }): string => `The number is ${phone} now.`;
export const passwordTitle = 'Password';
export const passwordText = 'A new password signs you out on every other device.';
export const currentPassword = 'Current password';
export const currentPasswordHint = 'Leave it empty if you have never had one.';
export const currentPasswordFirst = 'If you have never had one, set a password first.';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters. The longer, the better.';
export const changePassword = 'Change the password';
export const passwordChanged = 'The password is changed. Other devices are signed out.';
export const nonceText = ({ address }: { address: string | number }): string =>
  `You signed in some time ago, so we sent a code to ${address}.`;
export const nonce = 'Code from the message';
export const factorsTitle = 'Second factor';
export const factorsText = 'A code from your own device, requested after the password. Without the device nobody can sign in, even with the password.';
export const factorsNone = 'You have no second factor yet.';
export const factorApp = 'Authenticator app';
export const factorPhone = 'Text message';
export const factorAdded = ({ kind, date }: { kind: string | number; date: string | number }): string => `${kind}, since ${date}`;
export const addApp = 'Add an authenticator app';
export const factorName = 'Name of the device';
export const factorNameHint = 'So that you recognize it later, such as “Work phone”.';
export const factorNext = 'Continue';
export const appStepScan = 'Scan this picture with the app.';
export const appPicture = 'QR code that holds the key below';
export const appStepKey = 'Or type this key into it.';
export const appKey = 'Key';
export const copyKey = 'Copy the key';
export const keyCopied = 'Copied';
export const copyFailed = 'The key could not be copied. Select it and copy it by hand.';
export const appStepCode = 'Enter the six digits that the app shows now.';
export const code = 'Code from the app';
export const appAdded = ({ name }: { name: string | number }): string =>
  `${name} is your second factor now. The next sign-in asks for its code.`;
export const factorRemoved = ({ name }: { name: string | number }): string =>
  `${name} is removed. The password alone signs you in again.`;
export const removeNamed = ({ name }: { name: string | number }): string => `Remove ${name}`;
export const removeSure = ({ name }: { name: string | number }): string => `Remove ${name}? The password alone will sign you in.`;
export const keep = 'Keep it';
export const identitiesTitle = 'Ways to sign in';
export const identitiesText = 'Each of these opens the same account.';
export const identityEmail = 'E-mail and password';
export const identityPhone = 'Phone and password';
export const identitySince = ({ date }: { date: string | number }): string => `since ${date}`;
export const disconnect = 'Disconnect';
export const disconnectNamed = ({ provider }: { provider: string | number }): string => `Disconnect ${provider}`;
export const disconnectLast = 'The last way to sign in cannot be removed.';
export const disconnected = ({ provider }: { provider: string | number }): string => `${provider} no longer opens this account.`;
export const connect = ({ provider }: { provider: string | number }): string => `Connect ${provider}`;
export const sessionsTitle = 'Where you are signed in';
export const sessionsText = 'Every device has a session of its own. If you lost one, sign it out from here.';
export const signOutOthers = 'Sign out other devices';
export const signOutEverywhere = 'Sign out everywhere';
export const signingOut = 'Signing out';
export const othersSignedOut = 'Every other device is signed out. This one stays.';
