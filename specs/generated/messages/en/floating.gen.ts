// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const callLabel = 'Start an evaluation';
export const callText = 'One simulated step. Pass it, and the fee comes back.';
export const callAction = 'Start for $59';
export const dismissCall = 'Dismiss this offer';
export const dockLabel = 'Questions before you start?';
export const startChallenge = 'Start Challenge';
export const dismissDock = 'Dismiss these links';
export const contactLabel = 'Contact';
export const whatsapp = 'WhatsApp';
export const discord = 'Discord';
export const opensInNewTab = '(opens in a new tab)';
export const chat = 'Chat';
export const chatTitle = 'Chat with us';
export const chatClose = 'Close the chat';
export const chatText = ({ host }: { host: string | number }): string =>
  `Our chat runs in the community on Discord, at ${host}. Nothing of it is loaded here: the link opens it in a new tab.`;
export const chatOpen = 'Open the chat on Discord';
export const chatElse = 'Other ways to reach us.';
export const chatWhatsapp = 'Write on WhatsApp';
export const chatContact = 'Use the contact form';
export const chatHours = ({ hours }: { hours: string | number }): string => `We answer ${hours}.`;
