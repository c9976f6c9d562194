import type { Finding } from '@duneline/specs/contract';

/** One answered request. */
export interface LogEntry {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Of the OpenAPI operation, or `rest.<table>` and `rpc.<function>`; `null` when nothing knows the request. */
  readonly operationId: string | null;
  readonly status: number;
  /** What in the request does not fit its schema. */
  readonly requestFindings: readonly Finding[];
}

/** The last requests of one backend, oldest first. */
export class RequestLog {
  private readonly limit: number;
  private kept: LogEntry[] = [];
  private unknown: LogEntry[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  get entries(): readonly LogEntry[] {
    return this.kept;
  }

  /** Those that nothing in the specs answers to. */
  get unknownRequests(): readonly LogEntry[] {
    return this.unknown;
  }

  add(entry: LogEntry): void {
    this.kept = [...this.kept, entry].slice(-this.limit);
    if (entry.operationId === null) this.unknown = [...this.unknown, entry].slice(-this.limit);
  }

  clear(): void {
    this.kept = [];
    this.unknown = [];
  }
}
