// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/** The firm's identity and addresses. Every external URL is one of `hosts`, with `https://`. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  /** The site's host name, without protocol. */
  readonly domain: string;
  readonly url: string;
  readonly email: {
    readonly support: string;
    readonly affiliates: string;
    readonly press: string;
    readonly privacy: string;
    readonly security: string;
  };
  /** E.164 with spaces, as printed. */
  readonly phone: string;
  readonly address: readonly string[];
  readonly country: string;
  /** IANA time zone of the server day. */
  readonly timeZone: string;
  readonly hours: string;
  readonly hosts: {
    readonly help: string;
    readonly portal: string;
    readonly portalLogin: string;
    readonly portalRegister: string;
    readonly affiliates: string;
    readonly chat: string;
    readonly messaging: string;
    readonly whatsapp: string;
    readonly images: string;
    readonly video: string;
    readonly liveChat: string;
    readonly reviews: string;
  };
}

export const brand: Brand = {
  name: 'Duneline',
  legalName: 'Duneline Evaluations FZCO',
  tagline: 'One step to funded.',
  description: 'Duneline runs simulated trading evaluations. Reach the target within the limits, get your fee back with a bonus, and trade a simulated funded account for a share of its profit.',
  domain: 'duneline.example',
  url: 'https://duneline.example',
  email: {
    support: 'support@duneline.example',
    affiliates: 'affiliates@duneline.example',
    press: 'press@duneline.example',
    privacy: 'privacy@duneline.example',
    security: 'security@duneline.example',
  },
  phone: '+971 4 555 0142',
  address: ['Office 1204, Ridge Tower', 'Dubai Silicon Oasis', 'Dubai, United Arab Emirates'],
  country: 'AE',
  timeZone: 'Asia/Dubai',
  hours: 'Monday to Friday, 09:00 to 18:00 (UTC+4)',
  hosts: {
    help: 'https://help.duneline.example',
    portal: 'https://trader.duneline.example',
    portalLogin: 'https://trader.duneline.example/login',
    portalRegister: 'https://trader.duneline.example/register',
    affiliates: 'https://partners.duneline.example',
    chat: 'https://discord.duneline.example',
    messaging: 'https://telegram.duneline.example',
    whatsapp: 'https://whatsapp.duneline.example',
    images: 'https://instagram.duneline.example',
    video: 'https://youtube.duneline.example',
    liveChat: 'https://chat.duneline.example',
    reviews: 'https://reviews.duneline.example',
  },
};
