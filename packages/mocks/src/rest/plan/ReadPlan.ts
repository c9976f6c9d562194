import type { TableSpec } from '@duneline/specs/contract';
import type { Relationship } from '../embed/Relationship.ts';
import { isToOne } from '../embed/Relationship.ts';
import type { Relation } from '../field.ts';
import type { EmbedItem, SelectItem, Selection } from '../Query.ts';

/** The plan for reading a table and its embedded resources. */
export interface ReadPlan extends Selection {
  readonly relation: Relation;
  /** `null` for a function's rows that are not those of a table. */
  readonly table: TableSpec | null;
  readonly items: readonly Exclude<SelectItem, EmbedItem>[];
  readonly embeds: readonly EmbedPlan[];
}

/** The plan for reading an embedded resource. */
export interface EmbedPlan extends ReadPlan {
  readonly table: TableSpec;
  /** Its alias, or the name in the request. */
  readonly key: string;
  readonly relationship: Relationship;
  /** Whether rows without related rows are removed (`!inner`). */
  readonly isInner: boolean;
  readonly isSpread: boolean;
}

/** Whether an embedded resource selects nothing and is used for filtering only. */
export function isFilterOnly(plan: EmbedPlan): boolean {
  return !plan.isSpread && plan.items.length === 0 && plan.embeds.every(isFilterOnly);
}

/** Whether the embed is spread: its columns become columns of the surrounding table. */
export function isSpread(plan: EmbedPlan): boolean {
  return plan.isSpread && isToOne(plan.relationship);
}
