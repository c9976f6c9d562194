import { Link } from 'react-router-dom';
import type { MenuLink } from '../../lib/live-content/readMenuLinks.ts';
import * as css from './SiteFooter.css.ts';

/** A link of a footer's list; one of the second level stands further in. */
export function FooterLink({ link: { href, label, isExternal, level } }: { readonly link: MenuLink }) {
  const className = level === 2 ? css.linkBelow : css.link;
  return isExternal ? (
    <a href={href} className={className}>
      {label}
    </a>
  ) : (
    <Link to={href} className={className}>
      {label}
    </Link>
  );
}
