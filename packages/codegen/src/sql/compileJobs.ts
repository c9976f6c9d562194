import type { JobSpec } from '@duneline/specs/contract';
import type { Finding } from '../finding.ts';
import type { Catalog } from './catalog.ts';
import type { Declarations } from './declarations.ts';

/** Reads the jobs of pg_cron: a schedule in seconds, and a call of a function without arguments. Others are findings. */
export function compileJobs({ jobs, functions }: Catalog, declarations: Declarations) {
  const compiled: JobSpec[] = [];
  const findings: Finding[] = [];
  for (const { name, schedule, command } of jobs) {
    const [, seconds] = /^(\d+) seconds$/.exec(schedule) ?? [];
    const [, calls] = /^select public\.(\w+)\(\);?$/.exec(command) ?? [];
    const called = functions.find((routine) => routine.schema === 'public' && routine.name === calls);
    const isCallable = called?.args.every((arg) => arg.isTable || arg.default !== null) === true;
    if (seconds !== undefined && calls !== undefined && isCallable) {
      compiled.push({ name, everySeconds: Number(seconds), calls });
    } else {
      const message = `job ${name}: "${schedule}" and "${command}" are not compiled. Write "10 seconds" and "select public.some_function()", with a function that needs no arguments.`;
      findings.push(declarations.finding(message, ['function', calls ?? name]));
    }
  }
  return { compiled, findings };
}
