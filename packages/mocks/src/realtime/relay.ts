import type { Broadcast } from './Broadcast.ts';
import type { RowChange } from './changes/RowChange.ts';
import type { PresenceChange } from './presence/PresenceRegistry.ts';

/** Messages between copies of a backend, such as those in several tabs, transferred by structured clone. */
export type RelayMessage =
  | { readonly kind: 'change'; readonly change: RowChange }
  | { readonly kind: 'broadcast'; readonly broadcast: Broadcast }
  | { readonly kind: 'presence'; readonly topic: string; readonly change: PresenceChange };
