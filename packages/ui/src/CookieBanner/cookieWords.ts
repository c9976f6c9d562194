/** The labels of a `CookieBanner`. */
export interface CookieWords {
  readonly title: string;
  readonly acceptAll: string;
  readonly necessaryOnly: string;
  readonly customize: string;
  readonly close: string;
}

export const cookieWords: CookieWords = {
  title: 'Cookies',
  acceptAll: 'Accept All',
  necessaryOnly: 'Necessary Only',
  customize: 'Customize',
  close: 'Close without choosing',
};
