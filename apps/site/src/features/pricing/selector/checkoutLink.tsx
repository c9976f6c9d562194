import type { AddOn } from '@duneline/specs/site';
import type { LinkParts } from '@duneline/ui';
import { Link } from 'react-router-dom';

/** Renders a link to the checkout that takes the add-ons along in the history entry, where `readAddOns` finds them. */
export const checkoutLink =
  (addOns: readonly AddOn['id'][]) =>
  ({ href, ...parts }: LinkParts) => <Link {...parts} to={href} state={addOns.length > 0 ? { addOns } : undefined} />;
