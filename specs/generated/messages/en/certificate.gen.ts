// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Check a certificate';
export const lead = 'Every certificate has a signed address. Anybody can check here whether it is genuine.';
export const idLabel = 'Address or id of the certificate';
export const idHint = 'Paste all of it. An id begins with duneline-1';
export const check = 'Check';
export const idMissing = 'Paste the address or the id of the certificate.';
export const noScript = 'Checking a certificate needs JavaScript, which is switched off in this browser.';
export const genuine = 'This certificate is genuine';
export const genuineText = 'Our register knows it, and your browser verified its signature.';
export const genuineOffline = 'The signature is genuine';
export const genuineOfflineText = "There is no connection, so your browser verified it with the key it keeps. The holder's name and whether it was withdrawn since can only be seen online.";
export const registered = 'Our register knows this certificate';
export const registeredText = 'This browser cannot verify the signature itself.';
export const invalidTitle = 'This certificate is not genuine';
export const invalidText = 'Its text does not match its signature. Somebody edited it, or the address was not copied whole.';
export const withdrawnTitle = 'This certificate was withdrawn';
export const withdrawnText = 'We issued this certificate and later withdrew it. It is no longer valid.';
export const unreachedTitle = 'We could not check this certificate';
export const unreachedText = 'There is no connection, and this browser keeps no key to verify it with. Try again when you are online.';
export const retry = 'Try again';
export const another = 'Check another certificate';
export const passedTitle = 'Certificate of a passed evaluation';
export const payoutTitle = 'Certificate of a payout';
export const awardedTo = 'Awarded to';
export const hiddenName = 'Name hidden by the holder';
export const unconfirmedName = 'Name not confirmed yet';
export const nameOffline = 'Name shown online only';
export const passedText = ({ size }: { size: string | number }): string =>
  `Reached the target of a simulated ${size} evaluation within every limit.`;
export const payoutText = ({ size }: { size: string | number }): string =>
  `Received a payout from a simulated ${size} funded account.`;
export const account = 'Simulated account';
export const accountValue = ({ size, program }: { size: string | number; program: string | number }): string =>
  `${size}, ${program}`;
export const profit = 'Simulated profit';
export const payout = 'Paid out';
export const passedOn = 'Passed on';
export const paidOn = 'Paid on';
export const number = 'Number';
export const share = 'Share';
export const shareText = 'The address contains everything that is signed. Whoever has it can check the certificate.';
export const copyAddress = 'Copy the address';
export const copied = 'Copied';
export const print = 'Print';
export const image = 'Download the image';
export const imageFailed = 'The image could not be made. Try again in a moment.';
export const selfTitle = 'Check it without us';
export const selfText = 'The text before the last . is signed with Ed25519; the signature follows it in base64url. Verify it with this public key in any program, offline too.';
export const publicKey = 'Our public key';
export const copyKey = 'Copy the key';
export const listTitle = 'Certificates';
export const listLead = 'A passed evaluation and every payout bring a certificate that anybody can check. It shows the name that your identity check confirmed.';
export const simulated = 'Simulated';
export const empty = 'No certificate yet';
export const emptyText = 'You will find one here as soon as you pass an evaluation or receive a payout.';
export const itemPassed = ({ size }: { size: string | number }): string => `${size} evaluation passed`;
export const itemPayout = ({ amount }: { amount: string | number }): string => `Payout of ${amount}`;
export const itemLine = ({ number, date, account }: { number: string | number; date: string | number; account: string | number }): string =>
  `No. ${number} · ${date} · account ${account}`;
export const open = 'Open certificate';
export const showName = 'Show my name';
export const nameOf = ({ number }: { number: string | number }): string => `Show my name on certificate ${number}`;
export const nameShown = 'Your name is shown on this certificate.';
export const nameHidden = 'Your name is hidden on this certificate.';
export const nameUnconfirmed = 'It shows no name until your identity is confirmed. Then your confirmed name appears by itself.';
export const nameFailed = 'Your choice was not saved. Try again in a moment.';
