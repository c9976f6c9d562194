import * as t from '@duneline/specs/messages/admin-content';
import { Badge, warning } from '@duneline/ui';
import type { PageBlock } from '../../../lib/page-content/pageBlocks.ts';
import * as css from '../contentEditor.css.ts';
import { blockNames, textsOf } from './blockKinds.ts';
import { problemOfBlock } from './textProblems.ts';

/** A block in the list: its kind, its beginning, and whether it has a problem. */
export function BlockLine({ block }: { readonly block: PageBlock }) {
  return (
    <span className={css.line}>
      <span className={css.rowText}>
        <span className={css.quiet}>{blockNames[block.kind]}</span>
        <span dir="auto" className={css.oneLine}>
          {block.kind === 'picture' ? block.path : textsOf(block).join(' · ')}
        </span>
      </span>
      {problemOfBlock(block) !== null && (
        <Badge tone="warning" icon={warning}>
          {t.menuLinkProblem}
        </Badge>
      )}
    </span>
  );
}
