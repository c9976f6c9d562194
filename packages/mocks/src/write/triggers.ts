import type { Row, TableSpec, TriggerEvent, TriggerSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';

/** A row event; `columns` are those that an update writes. */
export interface RowEvent extends TriggerEvent {
  readonly columns: readonly string[];
}

/**
 * Fires BEFORE triggers in sequence.
 * @returns the row to write, or `null` to skip it
 */
export function fireBefore(session: Session, table: TableSpec, event: RowEvent): Row | null {
  const isDelete = event.operation === 'DELETE';
  let row = isDelete ? event.old : event.new;
  for (const trigger of triggersOf(table, 'before', event)) {
    if (row === null) return null;
    const current = isDelete ? event : { ...event, new: row };
    if (isWanted(session, trigger, current)) row = trigger.run(session.writer(trigger.isSecurityDefiner), told(current));
  }
  return row;
}

/** Collects AFTER triggers, to run after the statement has written all rows; their conditions are evaluated now. */
export function afterTriggers(session: Session, table: TableSpec, event: RowEvent): readonly (() => void)[] {
  return triggersOf(table, 'after', event)
    .filter((trigger) => isWanted(session, trigger, event))
    .map((trigger) => () => void trigger.run(session.writer(trigger.isSecurityDefiner), told(event)));
}

function triggersOf(table: TableSpec, timing: TriggerSpec['timing'], event: RowEvent): readonly TriggerSpec[] {
  return (table.triggers ?? []).filter((trigger) => {
    if (trigger.timing !== timing || !trigger.events.some((name) => name.toUpperCase() === event.operation)) return false;
    const isColumnChosen = event.operation !== 'UPDATE' || trigger.columns === undefined;
    return isColumnChosen || trigger.columns.some((column) => event.columns.includes(column));
  });
}

function isWanted(session: Session, trigger: TriggerSpec, event: TriggerEvent): boolean {
  return trigger.when === undefined || trigger.when(session.owner, event) === true;
}

function told({ operation, old, new: next }: TriggerEvent): TriggerEvent {
  return { operation, old, new: next };
}
