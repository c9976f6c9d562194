import type { TableSpec } from '@duneline/specs/contract';
import type { Relationship } from '../embed/Relationship.ts';
import { isToOne } from '../embed/Relationship.ts';
import type { Relation } from '../field.ts';
import type { EmbedItem, SelectItem, Selection } from '../Query.ts';

/** What is read from one table, and from those that are embedded in it. */
export interface ReadPlan extends Selection {
  readonly relation: Relation;
  /** `null` for rows of a function that are no table's. */
  readonly table: TableSpec | null;
  readonly items: readonly Exclude<SelectItem, EmbedItem>[];
  readonly embeds: readonly EmbedPlan[];
}

/** What is read from an embedded table. */
export interface EmbedPlan extends ReadPlan {
  readonly table: TableSpec;
  /** Its alias, or the name by which the request calls it. */
  readonly key: string;
  readonly relationship: Relationship;
  /** Rows without a counterpart are left out. */
  readonly isInner: boolean;
  readonly isSpread: boolean;
}

/** Whether an embedded resource selects nothing, and so is there for filtering alone. */
export function isEmpty(plan: EmbedPlan): boolean {
  return !plan.isSpread && plan.items.length === 0 && plan.embeds.every(isEmpty);
}

/** Whether its columns become columns of the table around it, one value each. */
export function isLifted(plan: EmbedPlan): boolean {
  return plan.isSpread && isToOne(plan.relationship);
}
