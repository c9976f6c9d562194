// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const callLabel = 'Start an evaluation';
export const callText = 'One simulated evaluation. Fee refunded when you pass.';
export const callAction = 'Start challenge for $59';
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
  `Our chat is in our Discord community, at ${host}. The link opens in a new tab; nothing from Discord is loaded on this page.`;
export const chatOpen = 'Open the chat on Discord';
export const chatElse = 'Other ways to reach us.';
export const chatWhatsapp = 'Write on WhatsApp';
export const chatContact = 'Use the contact form';
export const chatHours = ({ hours }: { hours: string | number }): string => `We answer ${hours}.`;
