import { loadLinearExpressions } from '#linear-expressions';
import { loadTextSearch } from '#text-search';
import type { Finding, OperationSpec } from '@duneline/specs/contract';
import { ContractViolation, joinFindings } from './contract/ContractViolation.ts';
import { matchOperation } from './contract/operations.ts';
import { requestFindings, responseFindings } from './contract/validate.ts';
import { delayOf } from './faults/Faults.ts';
import type { Faults } from './faults/Faults.ts';
import { requestName } from './faults/requestName.ts';
import { isPreflight, preflight, withCors } from './gateway/cors.ts';
import { json } from './gateway/json.ts';
import { loggedMessage } from './loggedMessage.ts';
import type { Project } from './project.ts';
import type { RequestLog } from './RequestLog.ts';
import type { Answer } from './service.ts';
import { services } from './services.ts';
import { mentionsMatch } from './sql/linearExpression/mentionsMatch.ts';
import { mentionsSearch } from './sql/textSearch/names.ts';

/** How a backend reacts to contract violations. */
export interface RouterOptions {
  readonly latencyMs: number;
  readonly onContractViolation: 'throw' | 'report';
  readonly onUnknownRequest: 'record' | 'throw';
}

/** Routes every request to its response; shared by `fetch`, the MSW handlers and the loopback server. */
export function createRouter(
  project: Project,
  log: RequestLog,
  faults: Faults,
  options: RouterOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (isPreflight(request)) return preflight(request);
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const cameAt = project.clock.now();
    const operation = matchOperation(project.spec.operations, request.method, url);
    const ownName = requestName(url);
    const fault = faults.strike(request.method, operation === null ? [ownName] : [operation.operationId, ownName]);
    const waitMs = options.latencyMs + (fault === null ? 0 : delayOf(fault, project.random));
    if (waitMs > 0) await project.clock.wait(waitMs);
    const findings = operation === null ? [] : await requestFindings(operation, request.clone());
    const sent = await loggedMessage(request);
    const truth: { name: string | null; findings: readonly Finding[] | null } = { name: ownName, findings: null };
    const answerTruly = async (): Promise<Response> => {
      const given = await answer(project, request, url);
      truth.name = given.name;
      if (operation !== null) truth.findings = await responseFindings(operation, given.response.clone());
      return given.response;
    };
    const answered =
      fault?.answer === undefined
        ? await answerTruly()
        : await (
            await import('./faults/faultResponse.ts')
          ).faultResponse(fault.answer, request, ownName, answerTruly, project.random);
    const response = answered.type === 'error' ? answered : withCors(answered);
    const operationId = operation?.operationId ?? truth.name;
    log.add({
      at: new Date(cameAt).toISOString(),
      durationMs: project.clock.now() - cameAt,
      method: request.method,
      path,
      operationId,
      status: response.status,
      requestFindings: findings,
      responseFindings: truth.findings,
      fault,
      request: sent,
      response: await loggedMessage(response),
    });
    if (operationId === null && options.onUnknownRequest === 'throw') {
      throw new ContractViolation(
        `No spec knows the request ${request.method} ${path}; add it to the specs or correct the call.`,
        null,
        [],
      );
    }
    if (operation !== null) assertContract(operation, answered.status, truth.findings ?? [], options);
    return response;
  };
}

function assertContract(
  { operationId }: OperationSpec,
  status: number,
  findings: readonly Finding[],
  { onContractViolation }: RouterOptions,
): void {
  if (findings.length === 0) return;
  const message = `The answer ${status} of ${operationId} breaks its schema: ${joinFindings(findings)}. Correct the spec or the backend.`;
  if (onContractViolation === 'throw') throw new ContractViolation(message, operationId, findings);
  console.error(message);
}

/** The response of the project's services, without latency, faults and log entry. */
export async function answer(project: Project, request: Request, url: URL): Promise<Answer> {
  const [, name = '', path = ''] = /^\/(\w+)\/v1(\/.*)?$/.exec(url.pathname) ?? [];
  const service = Object.hasOwn(services, name) ? services[name] : undefined;
  if (project.spec.usesTextSearch === true || mentionsSearch(url.searchParams)) await loadTextSearch();
  if (mentionsMatch(url.searchParams.toString())) await loadLinearExpressions();
  if (service === undefined) return { response: json(404, { message: 'no Route matched with those values' }), name: null };
  return await service({ project, request, url, path });
}
