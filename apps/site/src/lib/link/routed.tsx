import type { ButtonLinkParts } from '@duneline/ui';
import { Link } from 'react-router-dom';

/** Has a link of the kit go through the router: `<ButtonLink href="/pricing" render={routed}>`. */
export const routed = ({ href, ...parts }: ButtonLinkParts) => <Link {...parts} to={href} />;
