// Generated from specs/realtime.asyncapi.yaml by `npm run gen`. Do not edit: change the source and run it again.

/** Tells whether a value follows its JSON schema; afterwards `errors` says why not. */
export interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

export declare const clientJoin: Check;
export declare const clientLeave: Check;
export declare const clientHeartbeat: Check;
export declare const clientAccessToken: Check;
export declare const clientClientBroadcast: Check;
export declare const clientPresence: Check;
export declare const serverReply: Check;
export declare const serverClose: Check;
export declare const serverFailure: Check;
export declare const serverSystem: Check;
export declare const serverServerBroadcast: Check;
export declare const serverPresenceState: Check;
export declare const serverPresenceDiff: Check;
export declare const serverChanges: Check;
export declare const serverLegacyInsert: Check;
export declare const serverLegacyUpdate: Check;
export declare const serverLegacyDelete: Check;
