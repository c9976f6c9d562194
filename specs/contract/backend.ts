import type { AuthSpec } from './auth.ts';
import type { BucketSpec, FunctionSpec, PlatformTable, SeedUser, TableSpec } from './database.ts';
import type { PersonaSpec, ScenarioSpec } from './scenario.ts';
import type { EdgeFunction, FrameSpec, OperationSpec } from './service.ts';
import type { Row } from './sql.ts';

/** Everything `createBackend` needs to behave as the project that the specs describe. */
export interface BackendSpec {
  /** Changes when anything below changes; state that was stored under another fingerprint is set aside. */
  readonly fingerprint: string;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
  readonly functions: Readonly<Record<string, FunctionSpec>>;
  /** Absent: the project says nothing about them, so nobody but the service key reaches them. */
  readonly platform?: Readonly<Partial<Record<PlatformTable, TableSpec>>>;
  readonly buckets?: readonly BucketSpec[];
  /** Whether the migrations mention `tsvector` or `tsquery`: a browser then loads full text search from the start. @default false */
  readonly usesTextSearch?: boolean;
  /** Most rows that one answer of REST holds. @default 1000 */
  readonly maxRows?: number;
  /** config.toml's `[auth]`. */
  readonly auth?: AuthSpec;
  readonly seed: { readonly users: readonly SeedUser[]; readonly rows: Readonly<Record<string, readonly Row[]>> };
  readonly operations: readonly OperationSpec[];
  /** Messages of the Realtime socket, one for each sender and event. */
  readonly frames?: readonly FrameSpec[];
  /** Edge functions by slug: the project's own source, called with the environment that the platform gives it. */
  readonly edgeFunctions: Readonly<Record<string, EdgeFunction>>;
  /** How they run: config.toml's `[functions.*]` and `[edge_runtime.secrets]`. */
  readonly edgeRuntime?: {
    /** Those that anybody may call, without an API key or a token (`verify_jwt = false`). */
    readonly openFunctions: readonly string[];
    readonly secrets: Readonly<Record<string, string>>;
  };
  readonly scenarios?: Readonly<Record<string, ScenarioSpec>>;
  readonly personas?: Readonly<Record<string, PersonaSpec>>;
}
