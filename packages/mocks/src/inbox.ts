/** A mail or text message that would have been sent. */
export interface Mail {
  readonly kind:
    | 'confirmation'
    | 'invite'
    | 'magic_link'
    | 'recovery'
    | 'email_change'
    | 'phone_change'
    | 'reauthentication'
    | 'second_factor';
  readonly channel: 'email' | 'sms' | 'whatsapp';
  /** An e-mail address, or a phone number with `+`. */
  readonly to: string;
  /** The subject of a mail, or the text of a message. */
  readonly subject: string;
  /** The URL in the mail; `null` if there is none. */
  readonly link: string | null;
  /** The one-time code, an alternative to the link. */
  readonly code: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The mails and messages of one backend, oldest first. */
export interface Inbox {
  readonly mails: readonly Mail[];
  readonly add: (mail: Mail) => void;
  readonly load: (mails: readonly Mail[]) => void;
}

export function createInbox(): Inbox {
  let mails: readonly Mail[] = [];
  return {
    get mails() {
      return mails;
    },
    add: (mail) => void (mails = [...mails, mail]),
    load: (loaded) => void (mails = [...loaded]),
  };
}
