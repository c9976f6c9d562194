/** What a row waits for: an event, a delay, an actor, nothing (`always`), or the end of all that its state contains. */
export interface Trigger {
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'snapshot' | 'always' | 'complete';
  /** The type of the event, the milliseconds or the name of the delay, the name of the actor. */
  readonly name: string;
}

/** Reads the `event` of a row: `program.select`, `after 5000`, `done getSession`, `error getSession`, `always`, `complete checkout`. */
export function triggerOf(event: string): Trigger {
  const [, kind, name = ''] = /^(after|done|error|snapshot|complete) (.+)$/.exec(event) ?? [];
  if (kind !== undefined) return { kind: kind as Trigger['kind'], name };
  return event === 'always' ? { kind: 'always', name: '' } : { kind: 'event', name: event };
}

/** Whether a row is taken without an event: at once, or when all in its state has ended. */
export function isAutomatic({ event }: { readonly event: string }): boolean {
  return ['always', 'complete'].includes(triggerOf(event).kind);
}
