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
