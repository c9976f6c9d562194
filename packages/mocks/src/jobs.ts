import type { BackendSpec } from '@duneline/specs/contract';
import type { Backend } from './backend.ts';
import type { Project } from './project.ts';
import { Session } from './session/Session.ts';

/**
 * Runs a job of pg_cron once, in a transaction of its own.
 * @throws RangeError for an unknown name
 * @throws PgError of the function
 */
export function runJob(project: Project, name: string): void {
  const { jobs = [], functions } = project.spec;
  const job = jobs.find((one) => one.name === name);
  const called = job && functions[job.calls];
  if (!called) throw new RangeError(`There is no job "${name}"; the specs have: ${jobs.map((one) => one.name).join(', ')}.`);
  const session = new Session(project, 'service_role', null, {}, 'owner');
  project.store.transaction(() => session.callFunction(called, {}, true));
}

/**
 * Runs each job at its interval, unless its last run has not ended.
 * @param isActive whether to run at this moment
 * @returns a function that stops the jobs
 */
export function startJobs(
  { jobs = [] }: Pick<BackendSpec, 'jobs'>,
  { runJob: run }: Pick<Backend, 'runJob'>,
  isActive = () => true,
): () => void {
  const timers = jobs.map(({ name, everySeconds }) => {
    let isRunning = false;
    const runOnce = async () => {
      if (isRunning || !isActive()) return;
      isRunning = true;
      try {
        await run(name);
      } catch (error) {
        console.error(`The job ${name} failed; it runs again in ${everySeconds} seconds.`, error);
      }
      isRunning = false;
    };
    return setInterval(() => void runOnce(), everySeconds * 1000);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
