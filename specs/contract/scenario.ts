import type { Row } from './sql.ts';

/** The response to a faulty request: an HTTP response, a network error, or the real body truncated. */
export type FaultAnswer =
  | {
      readonly status: number;
      /** A JSON value, or a string that is sent unchanged. @default the platform's own body for this status */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'network-error'
  | 'malformed';

/** A fault: which requests it affects, and what happens to them. */
export interface FaultSpec {
  /**
   * Which requests are affected: an operationId or a request's name in the log (`rest.orders`, `rpc.quote_order`, `auth.token`,
   * `functions.crm-tracking`). `*` is a wildcard; a method may come first: `POST rest.*`.
   */
  readonly on: string;
  /** Number of matching requests that succeed before the fault starts. @default 0 */
  readonly after?: number;
  /** How many times the fault happens. @default every time */
  readonly times?: number;
  /** Delay of the response in milliseconds; for a pair, a random value between the two. */
  readonly delayMs?: number | readonly [number, number];
  /** @default the service's own response, after the delay */
  readonly answer?: FaultAnswer;
}

/**
 * Changes to a table's seeded rows: `without` removes rows that match the given columns, `with` adds rows or changes them by
 * primary key.
 */
export interface TableChanges {
  readonly without?: readonly Row[];
  readonly with?: readonly Row[];
}

/** A named scenario: changes to the seed, and faults (`scenarios/<name>.yaml`). */
export interface ScenarioSpec {
  readonly name: string;
  /** One sentence on what the scenario shows. */
  readonly summary: string;
  /** The persona that is signed in at the start. @default 'visitor' */
  readonly persona?: string;
  /** The clock's time at the start, in ISO 8601. */
  readonly clock?: string;
  /**
   * By table: a list that replaces the seeded rows, or changes to them. Rows that reference a removed row are removed too. The
   * prefix `auth.` names a table of the auth service.
   */
  readonly tables?: Readonly<Record<string, readonly Row[] | TableChanges>>;
  /** The first fault that matches a request applies. */
  readonly faults?: readonly FaultSpec[];
  /** `drop` closes each socket after it has joined a channel; `refuse` rejects new sockets; `pause` delivers no messages. */
  readonly realtime?: 'drop' | 'refuse' | 'pause';
  /** Makes the persona's session expired, or revoked by another device. */
  readonly session?: 'expired' | 'revoked';
}

/** A user to try the project as (`personas.yaml`). */
export interface PersonaSpec {
  readonly name: string;
  readonly summary: string;
  /** Credentials; `null` for a visitor who is not signed in. */
  readonly account: {
    readonly email: string;
    readonly password: string;
    /** Authenticator assurance level; `aal2` means that a second factor was verified. */
    readonly aal: 'aal1' | 'aal2';
    /** The seeded, verified second factor. Its Base32 secret is as public as the password. */
    readonly totp?: { readonly friendlyName: string; readonly secret: string };
  } | null;
}
