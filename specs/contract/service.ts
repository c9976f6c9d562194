/** What a validator found wrong; `path` is a JSON pointer into the value. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** A compiled JSON schema: the findings, none when the value is valid. */
export type Validator = (value: unknown) => readonly Finding[];

/** One operation of an OpenAPI document. */
export interface OperationSpec {
  readonly operationId: string;
  readonly service: 'auth' | 'functions' | 'storage';
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the service's base path, parameters as `:name`, a last one that takes slashes as `*name`: `/auth/v1/token`, `/storage/v1/object/:bucket/*path`. */
  readonly path: string;
  /** Literal query values that select this operation: `{ grant_type: 'password' }`. */
  readonly query: Readonly<Record<string, string>>;
  readonly request?: Validator;
  /** By status; `undefined` validator: the body must be empty. */
  readonly responses: Readonly<Record<number, Validator | undefined>>;
  /** Statuses whose body may be something other than JSON, so that it is not looked at. */
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
  /** A value of `supabase secrets set`, in development of `[edge_runtime.secrets]` in config.toml. */
  readonly secret: (name: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type EdgeFunction = (request: Request, environment: EdgeEnvironment) => Promise<Response>;
