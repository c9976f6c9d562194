import type { AuthSpec } from './auth.ts';
import type { BucketSpec, FunctionSpec, JobSpec, PlatformTable, SeedUser, TableSpec, TriggerSpec } from './database.ts';
import type { PersonaSpec, ScenarioSpec } from './scenario.ts';
import type { EdgeFunction, FrameSpec, OperationSpec } from './service.ts';
import type { Row } from './sql.ts';

/** The compiled specs of a project: everything that `createBackend` needs to behave like it. */
export interface BackendSpec {
  /** A hash of everything below. State that was stored under a different fingerprint is discarded. */
  readonly fingerprint: string;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
  readonly functions: Readonly<Record<string, FunctionSpec>>;
  /** Policies of the platform's tables. Without them only the service key can access these tables. */
  readonly platform?: Readonly<Partial<Record<PlatformTable, TableSpec>>>;
  /** Triggers of `auth.users`, which fire after a user is created. */
  readonly userTriggers?: readonly TriggerSpec[];
  /** What `cron.schedule` in the migrations plans. */
  readonly jobs?: readonly JobSpec[];
  readonly buckets?: readonly BucketSpec[];
  /** Whether the migrations mention `tsvector` or `tsquery`: a browser then loads full text search from the start. @default false */
  readonly usesTextSearch?: boolean;
  /** Maximum number of rows in one REST response. @default 1000 */
  readonly maxRows?: number;
  /** config.toml's `[auth]`. */
  readonly auth?: AuthSpec;
  readonly seed: { readonly users: readonly SeedUser[]; readonly rows: Readonly<Record<string, readonly Row[]>> };
  readonly operations: readonly OperationSpec[];
  /** Messages of the Realtime socket, one for each sender and event. */
  readonly frames?: readonly FrameSpec[];
  /** Edge functions by slug: the project's own source, called with the same environment as on the platform. */
  readonly edgeFunctions: Readonly<Record<string, EdgeFunction>>;
  /** How edge functions run: `[functions.*]` in config.toml, and the secrets in `embedded.env`. */
  readonly edgeRuntime?: {
    /** Slugs of functions that need neither an API key nor a token (`verify_jwt = false`). */
    readonly openFunctions: readonly string[];
    readonly secrets: Readonly<Record<string, string>>;
  };
  readonly scenarios?: Readonly<Record<string, ScenarioSpec>>;
  readonly personas?: Readonly<Record<string, PersonaSpec>>;
}
