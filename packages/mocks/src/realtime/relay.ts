import type { Broadcast } from './Broadcast.ts';
import type { RowChange } from './changes/RowChange.ts';
import type { PresenceChange } from './presence/PresenceRegistry.ts';

/** What copies of one backend, such as those of several tabs, tell each other; structured clones carry it. */
export type RelayMessage =
  | { readonly kind: 'change'; readonly change: RowChange }
  | { readonly kind: 'broadcast'; readonly broadcast: Broadcast }
  | { readonly kind: 'presence'; readonly topic: string; readonly change: PresenceChange };
