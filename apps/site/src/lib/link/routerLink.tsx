import type { LinkParts } from '@duneline/ui';
import { Link } from 'react-router-dom';

/** Renders a kit link with React Router: `<ButtonLink href="/pricing" render={routerLink}>`. */
export const routerLink = ({ href, ...parts }: LinkParts) => <Link {...parts} to={href} />;
