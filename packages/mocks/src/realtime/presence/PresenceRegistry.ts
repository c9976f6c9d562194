/** A member's presence on a topic, as tracked by one channel. */
export interface PresenceEntry {
  /** Id of the channel that tracks it, unique across all copies of the backend. */
  readonly owner: string;
  /** The key of the entry; several channels may share one. */
  readonly key: string;
  /** The payload that the member tracked. */
  readonly tracked: Readonly<Record<string, unknown>>;
  /** The payload as sent to others: with `phx_ref`, and `phx_ref_prev` after a change. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Simultaneous joins and leaves on one topic. */
export interface PresenceChange {
  readonly joins: readonly PresenceEntry[];
  readonly leaves: readonly PresenceEntry[];
}

/** Presence entries by topic. Public and private channels of the same name are separate topics. */
export class PresenceRegistry {
  private readonly topics = new Map<string, Map<string, PresenceEntry>>();

  entryOf(topic: string, owner: string): PresenceEntry | null {
    return this.topics.get(topic)?.get(owner) ?? null;
  }

  apply(topic: string, { joins, leaves }: PresenceChange): void {
    const entries = this.topics.get(topic) ?? new Map<string, PresenceEntry>();
    for (const { owner } of leaves) entries.delete(owner);
    for (const entry of joins) entries.set(entry.owner, entry);
    if (entries.size === 0) this.topics.delete(topic);
    else this.topics.set(topic, entries);
  }

  /** The presence state of a topic in the clients' format: `{ key: { metas: […] } }`. */
  state(topic: string): Readonly<Record<string, unknown>> {
    return grouped([...(this.topics.get(topic)?.values() ?? [])]);
  }

  /** Entries by topic whose owner passes `isWanted`. */
  *entriesBy(isWanted: (owner: string) => boolean): Iterable<readonly [topic: string, entries: readonly PresenceEntry[]]> {
    for (const [topic, entries] of this.topics) {
      const wanted = [...entries.values()].filter(({ owner }) => isWanted(owner));
      if (wanted.length > 0) yield [topic, wanted];
    }
  }
}

/** Formats a change for clients. */
export function presenceDiff({ joins, leaves }: PresenceChange): Readonly<Record<string, unknown>> {
  return { joins: grouped(joins), leaves: grouped(leaves) };
}

function grouped(entries: readonly PresenceEntry[]): Readonly<Record<string, unknown>> {
  const groups = Map.groupBy(entries, ({ key }) => key);
  return Object.fromEntries([...groups].map(([key, members]) => [key, { metas: members.map(({ meta }) => meta) }]));
}
