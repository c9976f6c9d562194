import type { Project } from './project.ts';

/** One request to a service of the project. */
export interface ServiceCall {
  readonly project: Project;
  readonly request: Request;
  readonly url: URL;
  /** What follows `/<service>/v1`. */
  readonly path: string;
}

/** What a service answered, and under which name the log knows the request; `null` for one that nothing knows. */
export interface Answer {
  readonly response: Response;
  readonly name: string | null;
}

export type Service = (call: ServiceCall) => Promise<Answer>;
