import type { OperationSpec } from '@duneline/specs/contract';
import { ContractBreach, listed } from './contract/ContractBreach.ts';
import { matchOperation } from './contract/operations.ts';
import { requestFindings, responseFindings } from './contract/validate.ts';
import { preflight, withCors } from './gateway/cors.ts';
import { json } from './gateway/json.ts';
import type { Project } from './project.ts';
import type { RequestLog } from './RequestLog.ts';
import type { Answer } from './service.ts';
import { services } from './services.ts';

/** How strict a backend is about its contract. */
export interface RouterOptions {
  readonly latencyMs: number;
  readonly onContractBreach: 'throw' | 'report';
  readonly onUnknownRequest: 'record' | 'throw';
}

/** The one way from a request to a response, which `fetch`, the MSW handlers and the loopback server share. */
export function createRouter(project: Project, log: RequestLog, options: RouterOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    if (options.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const operation = matchOperation(project.spec.operations, request.method, url);
    const findings = operation === null ? [] : await requestFindings(operation, request.clone());
    const { response, name } = await answer(project, request, url);
    const operationId = operation?.operationId ?? name;
    log.add({ method: request.method, path, operationId, status: response.status, requestFindings: findings });
    if (operationId === null && options.onUnknownRequest === 'throw') {
      throw new ContractBreach(
        `No spec knows the request ${request.method} ${path}; add it to the specs or correct the call.`,
        null,
        [],
      );
    }
    if (operation !== null) await assertContract(operation, response, options);
    return withCors(response);
  };
}

async function assertContract(operation: OperationSpec, response: Response, options: RouterOptions): Promise<void> {
  const findings = await responseFindings(operation, response.clone());
  if (findings.length === 0) return;
  const message = `The answer ${response.status} of ${operation.operationId} breaks its schema: ${listed(findings)}. Correct the spec or the backend.`;
  if (options.onContractBreach === 'throw') throw new ContractBreach(message, operation.operationId, findings);
  console.error(message);
}

async function answer(project: Project, request: Request, url: URL): Promise<Answer> {
  const [, name = '', path = ''] = /^\/(\w+)\/v1(\/.*)?$/.exec(url.pathname) ?? [];
  const service = Object.hasOwn(services, name) ? services[name] : undefined;
  if (service === undefined) return { response: json(404, { message: 'no Route matched with those values' }), name: null };
  return await service({ project, request, url, path });
}
