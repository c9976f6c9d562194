import type { SectionId } from '../../../lib/areas/areas.ts';

/** Something that an admin has to decide, to send or to answer. */
export interface InboxItem {
  readonly id: string;
  readonly section: SectionId<'admin'>;
  /** The task: "Decide payout 31017, $131.25". */
  readonly task: string;
  /** How the address of its page names it. */
  readonly record: string;
  /** Whose it is; a visitor has no id. */
  readonly person: { readonly id: string | null; readonly name: string | null };
  /** ISO 8601. */
  readonly received: string;
  /** ISO 8601. */
  readonly due: string;
  /** Whether it was due when it was read. */
  readonly isOverdue: boolean;
}
