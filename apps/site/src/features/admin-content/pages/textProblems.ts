import * as t from '@duneline/specs/messages/admin-content';
import type { PageBlock } from '../../../lib/page-content/pageBlocks.ts';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { linkProblem } from '../linkProblems.ts';
import { blockNames, textsOf } from './blockKinds.ts';

/** Why a block cannot be published, in a sentence; `null` if it can. */
export function problemOfBlock(block: PageBlock): string | null {
  if (block.kind === 'picture') return block.path === '' ? t.problemNoPicture : null;
  if (textsOf(block).length === 0 || textsOf(block).some((text) => text.trim() === '')) return t.problemBlockEmpty;
  return block.kind === 'link' ? linkProblem(block.target) : null;
}

/** Why a text cannot be published, one sentence each. */
export function textProblems(blocks: readonly PageBlock[]): readonly string[] {
  return [
    ...(blocks.length === 0 ? [t.problemTextEmpty] : []),
    ...blocks.flatMap((block) => {
      const problem = problemOfBlock(block);
      return problem === null ? [] : [t.problemOfLink({ label: blockNames[block.kind], problem })];
    }),
    ...bannedClaimsIn(...blocks.flatMap(textsOf)),
  ];
}
