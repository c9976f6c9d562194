/** A validation error; `path` is a JSON pointer into the value. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** A compiled JSON schema. Returns the validation errors; an empty list means that the value is valid. */
export type Validator = (value: unknown) => readonly Finding[];

/** One operation of an OpenAPI document. */
export interface OperationSpec {
  readonly operationId: string;
  readonly service: 'auth' | 'functions' | 'storage';
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path with the service's base path. Parameters are written `:name`; a last parameter that may contain slashes is `*name`:
   * `/storage/v1/object/:bucket/*path`.
   */
  readonly path: string;
  /** Literal query values that select this operation: `{ grant_type: 'password' }`. */
  readonly query: Readonly<Record<string, string>>;
  readonly request?: Validator;
  /** Validators of the body by status; `undefined` means that the body must be empty. */
  readonly responses: Readonly<Record<number, Validator | undefined>>;
  /** Statuses whose body may be something other than JSON and is not validated. */
  readonly opaque?: readonly number[];
}

/** One kind of message on the Realtime socket, as the AsyncAPI document describes it. */
export interface FrameSpec {
  readonly name: string;
  readonly sender: 'client' | 'server';
  /** The message's own event: `phx_join`, `system` … */
  readonly event: string;
  /** Of the frame as JSON: an object in protocol 1.0.0, an array in 2.0.0. */
  readonly validate: Validator;
}

/** The environment an edge function runs in: on the platform from `Deno.env`, in the mocks from the backend. */
export interface EdgeEnvironment {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Whether the project runs on this machine: the embedded backend, or a loopback address. Payment is simulated only then. */
  readonly isLocal: boolean;
  /** Reads a secret set by `supabase secrets set`; the embedded backend reads `embedded.env` in the specs. */
  readonly secret: (name: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type EdgeFunction = (request: Request, environment: EdgeEnvironment) => Promise<Response>;
