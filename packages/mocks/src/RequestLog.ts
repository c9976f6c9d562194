import type { FaultSpec, Finding } from '@duneline/specs/contract';
import type { LoggedMessage } from './loggedMessage.ts';

/** A request and its response. */
export interface LogEntry {
  /** Number of the request since the log was cleared, starting at 1. */
  readonly id: number;
  /** Time of arrival by the project's clock, in ISO 8601. */
  readonly at: string;
  /** Duration by the project's clock, in milliseconds. */
  readonly durationMs: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The OpenAPI operationId, or `rest.<table>` or `rpc.<function>`; `null` for an unknown request. */
  readonly operationId: string | null;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Schema violations of the request. */
  readonly requestFindings: readonly Finding[];
  /** Schema violations of the response; `null` when no schema describes it. */
  readonly responseFindings: readonly Finding[] | null;
  /** The scenario's fault that affected the request. */
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

  /** The requests that no spec describes. */
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

  /** Calls `listener` after every change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
