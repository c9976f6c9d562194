import type { BackendSpec } from '@duneline/specs/contract';
import { findRelationship } from '../embed/findRelationship.ts';
import { isToOne } from '../embed/Relationship.ts';
import type { Relation } from '../field.ts';
import type { EmbedItem, Query, SelectItem, Selection } from '../Query.ts';
import { RestError } from '../RestError.ts';
import type { EmbedPlan, ReadPlan } from './ReadPlan.ts';
import { isSpread } from './ReadPlan.ts';

type Embedded = Query['embedded'];

const everything: Selection = { filters: [], order: [], limit: null, offset: 0 };

/**
 * Creates a read plan: finds the relationship of each embed and assigns parameters to resources.
 * @throws PGRST108, PGRST118, PGRST127, PGRST200, PGRST201
 */
export function planRead(tables: BackendSpec['tables'], relation: Relation, query: Query): ReadPlan {
  assertAddressed(query.select, query.embedded);
  const plan = planNode(tables, relation, query.select, query, query.embedded);
  assertOrders(plan);
  assertSpreads(plan);
  return plan;
}

function planNode(
  tables: BackendSpec['tables'],
  relation: Relation,
  select: readonly SelectItem[],
  { filters, order, limit, offset }: Selection,
  embedded: Embedded,
): ReadPlan {
  const embeds = embedsIn(select);
  return {
    relation,
    table: (Object.hasOwn(tables, relation.name) ? tables[relation.name] : undefined) ?? null,
    items: select.filter((item) => item.kind !== 'embed'),
    embeds: embeds.map((item) => planEmbed(tables, relation.name, item, below(embedded, embeds, item))),
    filters,
    order,
    limit,
    offset,
  };
}

function planEmbed(tables: BackendSpec['tables'], origin: string, item: EmbedItem, embedded: Embedded): EmbedPlan {
  const relationship = findRelationship(tables, origin, item.target, item.hint);
  const { target } = relationship;
  const own = embedded.find(({ path }) => path.length === 0) ?? everything;
  const deeper = embedded.filter(({ path }) => path.length > 0);
  return {
    ...planNode(tables, target, item.items, own, deeper),
    table: target,
    key: keyOf(item),
    relationship,
    isInner: item.isInner,
    isSpread: item.isSpread,
  };
}

function embedsIn(select: readonly SelectItem[]): readonly EmbedItem[] {
  return select.filter((item) => item.kind === 'embed');
}

function keyOf(item: EmbedItem): string {
  return item.alias ?? item.target;
}

/** The parameters of an embedded resource; if several have the same name, the first one gets them. */
function below(embedded: Embedded, items: readonly EmbedItem[], item: EmbedItem): Embedded {
  if (items.find((one) => keyOf(one) === keyOf(item)) !== item) return [];
  return embedded.filter(({ path }) => path[0] === keyOf(item)).map((one) => ({ ...one, path: one.path.slice(1) }));
}

function assertAddressed(select: readonly SelectItem[], embedded: Embedded): void {
  const items = embedsIn(select);
  for (const { path } of embedded) {
    const [name] = path;
    if (name !== undefined && !items.some((item) => keyOf(item) === name)) throw notEmbedded(name, items);
  }
  for (const item of items) assertAddressed(item.items, below(embedded, items, item));
}

function notEmbedded(name: string, items: readonly EmbedItem[]): RestError {
  const aliased = items.find((item) => item.target === name);
  return new RestError(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    aliased === undefined ? null : 'Target names are not allowed in filters if they have an alias',
    aliased === undefined
      ? `Verify that '${name}' is included in the 'select' query parameter.`
      : `Change '${name}' to '${keyOf(aliased)}' in filters, orders or limits.`,
  );
}

function assertOrders(plan: ReadPlan): void {
  for (const { relation } of plan.order) {
    if (relation === null) continue;
    const embed = plan.embeds.find(({ key }) => key === relation);
    if (embed === undefined) throw notEmbedded(relation, []);
    if (isToOne(embed.relationship)) continue;
    const details = `'${plan.relation.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`;
    throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, details);
  }
  plan.embeds.forEach(assertOrders);
}

function assertSpreads(plan: ReadPlan): void {
  for (const embed of plan.embeds) {
    if (embed.isSpread && !isSpread(embed) && isAggregating(embed)) {
      const details = 'Aggregates are not implemented for one-to-many or many-to-many spreads.';
      throw new RestError(400, 'PGRST127', 'Feature not implemented', details);
    }
    assertSpreads(embed);
  }
}

/** Whether a resource, or one that is spread into it, has an aggregate. */
function isAggregating({ items, embeds }: ReadPlan): boolean {
  return (
    items.some((item) => item.kind === 'field' && item.aggregate !== null) ||
    embeds.some((embed) => isSpread(embed) && isAggregating(embed))
  );
}
