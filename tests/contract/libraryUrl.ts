import type { Embed, Filter, Node } from './librarySelects.ts';
import { isAggregating, isLifted, tableOf } from './librarySelects.ts';

/** The request for a select, from `/rest/v1/` on. */
export function urlOf(tree: Node): string {
  const parameters = new URLSearchParams({ select: selectOf(tree) });
  addParameters(parameters, tree, '', false);
  return `${tree.table}?${parameters.toString()}`;
}

function selectOf(tree: Node): string {
  const items = tree.items.map(({ alias, column, cast, aggregate }) => {
    const value = `${column}${cast === null ? '' : `::${cast}`}`;
    return `${alias}:${value}${aggregate === null ? '' : `.${aggregate}()`}`;
  });
  const embeds = tree.embeds.map((embed) => {
    const hint = embed.link.hint === undefined ? '' : `!${embed.link.hint}`;
    const name = embed.isSpread ? `...${embed.link.target}` : `${embed.alias}:${embed.link.target}`;
    return `${name}${hint}${embed.isInner ? '!inner' : ''}(${selectOf(embed)})`;
  });
  return [...items, ...embeds].join(',');
}

function addParameters(parameters: URLSearchParams, tree: Node, prefix: string, isHoisted: boolean): void {
  const texts = tree.filters.map(textOf);
  if (tree.isAny && texts.length > 1)
    parameters.append(`${prefix}or`, `(${texts.map(([name, test]) => `${name}.${test}`).join(',')})`);
  else for (const [name, test] of texts) parameters.append(`${prefix}${name}`, test);
  if (isHoisted || !isAggregating(tree)) {
    const keys = tableOf(tree.table).primaryKey.map((column) => `${column}.${tree.isDescending ? 'desc' : 'asc'}`);
    parameters.append(`${prefix}order`, keys.join(','));
    if (tree.limit !== null) parameters.append(`${prefix}limit`, String(tree.limit));
    if (tree.offset > 0 && tree.limit !== 0) parameters.append(`${prefix}offset`, String(tree.offset));
  }
  for (const embed of tree.embeds) {
    const key = keyOf(embed);
    if (embed.nullTest !== null) parameters.append(`${prefix}${key}`, embed.nullTest);
    addParameters(parameters, embed, `${prefix}${key}.`, isLifted(embed));
  }
}

function keyOf(embed: Embed): string {
  return embed.isSpread ? embed.link.target : embed.alias;
}

function textOf({ column, isNegated, operator, value }: Filter): readonly [string, string] {
  return [column, `${isNegated ? 'not.' : ''}${operator}.${value}`];
}
