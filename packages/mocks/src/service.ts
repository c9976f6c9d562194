import type { Project } from './project.ts';

/** One request to a service of the project. */
export interface ServiceCall {
  readonly project: Project;
  readonly request: Request;
  readonly url: URL;
  /** The part after `/<service>/v1`. */
  readonly path: string;
}

/** A service's response, and the request's name for the log; `null` for an unknown request. */
export interface Answer {
  readonly response: Response;
  readonly name: string | null;
}

export type Service = (call: ServiceCall) => Promise<Answer>;
