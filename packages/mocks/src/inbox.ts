/** A mail that the backend would have sent. */
export interface Mail {
  readonly kind: 'confirmation';
  readonly to: string;
  readonly subject: string;
  /** Where the link in the mail leads. */
  readonly link: string;
  /** The one-time code, as an alternative to the link. */
  readonly code: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The mails of one backend, oldest first. */
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
