import * as t from '@duneline/specs/messages/admin-blog';
import type { Block, Inline } from '../../../lib/article/Block.ts';
import { figureNames } from '../../../lib/article/figureNames.ts';
import { parseArticle } from '../../../lib/article/parseArticle.ts';
import { isFragmentOrMail } from '../../../lib/article/parseInline.ts';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { linkProblem } from '../linkProblems.ts';
import type { ArticleFields } from './articleFields.ts';

/**
 * Why an article cannot be published, each in a sentence. The database decides the same.
 * @param categories ids of those in the article's language
 */
export function articleProblems(fields: ArticleFields, categories: readonly string[]): readonly string[] {
  const { title, excerpt, body, author_name: author, author_role: role, category_id: category, tags } = fields;
  const blocks = parseArticle(body);
  return [
    ...(title.trim() === '' ? [t.problemTitle] : []),
    ...(excerpt.trim() === '' ? [t.problemExcerpt] : []),
    ...(blocks.length === 0 ? [t.problemBody] : []),
    ...(body.length > MAX_BODY ? [t.problemBodyLong({ count: body.length, most: MAX_BODY })] : []),
    ...(author.trim() === '' || role.trim() === '' ? [t.problemAuthor] : []),
    ...(categories.includes(category) ? [] : [t.problemCategory]),
    ...(tags.length > MAX_TAGS ? [t.problemTags({ most: MAX_TAGS })] : []),
    ...blocks.flatMap(problemsOfBlock),
    ...bannedClaimsIn(title, excerpt, body),
  ];
}

const MAX_BODY = 40_000;
const MAX_TAGS = 8;

function problemsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'figure':
      return (figureNames as readonly string[]).includes(block.name) ? [] : [t.problemFigure({ name: block.name })];
    case 'list':
      return block.items.flatMap(problemsOfLinks);
    default:
      return problemsOfLinks(block.text);
  }
}

function problemsOfLinks(text: readonly Inline[]): readonly string[] {
  return text.flatMap((part) => {
    if (typeof part === 'string') return [];
    const problem = part.kind === 'link' && !isFragmentOrMail(part.href) ? linkProblem(part.href) : null;
    return [...(problem === null ? [] : [problem]), ...problemsOfLinks(part.children)];
  });
}
