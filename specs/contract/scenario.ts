import type { Row } from './sql.ts';

/** What a request gets instead of the service's own answer: an HTTP response, none at all, or the real body cut off in the middle. */
export type FaultAnswer =
  | {
      readonly status: number;
      /** JSON, or text as it stands. @default what the platform answers with that status */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'network-error'
  | 'malformed';

/** One thing that goes wrong, for the requests that it is about. */
export interface FaultSpec {
  /**
   * An operationId or the log's name of a request (`rest.orders`, `rpc.quote_order`, `auth.token`, `functions.crm-tracking`), `*` for any
   * text in it, and a method before it where only that one is meant: `POST rest.*`.
   */
  readonly on: string;
  /** Lets so many of these requests pass first. @default 0 */
  readonly after?: number;
  /** Happens so often and then no more. @default every time */
  readonly times?: number;
  /** Milliseconds until the answer; a pair is drawn from by the project's random. */
  readonly delayMs?: number | readonly [number, number];
  /** @default the service's own, late */
  readonly answer?: FaultAnswer;
}

/** How a scenario's rows differ from the seed's: `without` names rows by the columns it gives, `with` holds new rows, or changes by primary key. */
export interface TableChanges {
  readonly without?: readonly Row[];
  readonly with?: readonly Row[];
}

/** A named world: the seed, changed, and what goes wrong in it (`scenarios/<name>.yaml`). */
export interface ScenarioSpec {
  readonly name: string;
  /** What one sees in it, in a sentence. */
  readonly summary: string;
  /** Who is signed in when it begins. @default 'visitor' */
  readonly persona?: string;
  /** Where the clock stands when it begins: ISO 8601. */
  readonly clock?: string;
  /** By table: a list in place of the seed's rows, or changes. What refers to a row that goes, goes with it. `auth.` names a table of the auth service. */
  readonly tables?: Readonly<Record<string, readonly Row[] | TableChanges>>;
  /** The first that matches a request counts. */
  readonly faults?: readonly FaultSpec[];
  /** `drop`: each socket closes once it has joined a channel; `refuse`: none opens; `pause`: nothing arrives. */
  readonly realtime?: 'drop' | 'refuse' | 'pause';
  /** What became of the session that a persona is given: it has run out, or was ended elsewhere. */
  readonly session?: 'expired' | 'revoked';
}

/** Somebody to try the project as (`personas.yaml`). */
export interface PersonaSpec {
  readonly name: string;
  readonly summary: string;
  /** `null`: nobody is signed in. */
  readonly account: {
    readonly email: string;
    readonly password: string;
    /** `aal2`: with a second factor. */
    readonly aal: 'aal1' | 'aal2';
    /** The verified second factor that the person has from the start; its secret is Base32 and as public as the password. */
    readonly totp?: { readonly friendlyName: string; readonly secret: string };
  } | null;
}
