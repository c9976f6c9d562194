import type { FaultSpec, Finding } from '@duneline/specs/contract';
import type { LoggedMessage } from './loggedMessage.ts';

/** One answered request. */
export interface LogEntry {
  /** Counts the requests since the log was last empty, from 1. */
  readonly id: number;
  /** When it came, by the project's clock: ISO 8601. */
  readonly at: string;
  /** How long its answer took by that clock, in milliseconds. */
  readonly durationMs: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Of the OpenAPI operation, or `rest.<table>` and `rpc.<function>`; `null` when nothing knows the request. */
  readonly operationId: string | null;
  /** 0 when no answer came. */
  readonly status: number;
  /** What in the request does not fit its schema. */
  readonly requestFindings: readonly Finding[];
  /** What in the answer does not fit its schema; `null` where no schema describes it. */
  readonly responseFindings: readonly Finding[] | null;
  /** What the scenario let go wrong. */
  readonly fault: FaultSpec | null;
  readonly request: LoggedMessage;
  readonly response: LoggedMessage;
}

/** The last requests of one backend, oldest first. */
export class RequestLog {
  private readonly limit: number;
  private readonly listeners = new Set<() => void>();
  private kept: readonly LogEntry[] = [];
  private unknown: readonly LogEntry[] = [];
  private lastId = 0;

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

  add(facts: Omit<LogEntry, 'id'>): void {
    const entry = { id: ++this.lastId, ...facts };
    this.kept = [...this.kept, entry].slice(-this.limit);
    if (entry.operationId === null) this.unknown = [...this.unknown, entry].slice(-this.limit);
    this.tell();
  }

  clear(): void {
    this.kept = [];
    this.unknown = [];
    this.lastId = 0;
    this.tell();
  }

  /** Calls `listener` after every change; gives the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
