import { Badge, warning } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import type { StoredLink } from './menuLinks.ts';
import * as t from '@duneline/specs/messages/admin-content';
import { problemOfLink } from './menuProblems.ts';

/** A link in the list: its label, its target, and whether it has a problem. */
export function LinkLine({ link }: { readonly link: StoredLink }) {
  return (
    <span className={css.line}>
      <span className={css.rowText}>
        <span dir="auto">{link.label}</span>
        <bdi dir="ltr" className={css.quiet}>
          {link.target}
        </bdi>
      </span>
      {problemOfLink(link) !== null && (
        <Badge tone="warning" icon={warning}>
          {t.menuLinkProblem}
        </Badge>
      )}
    </span>
  );
}
