import type { RoutePath } from './paths.ts';

/** A link of the header or the footer. Its text is a message; `to` is a path of the site, `href` an address outside. */
export interface NavigationLink {
  readonly id: string;
  readonly to: RoutePath | null;
  readonly href: string | null;
}
