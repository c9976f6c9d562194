import type { OperationSpec } from '@duneline/specs/contract';
import { answerAuth, openAuthPaths } from './auth/auth.ts';
import { ContractBreach, listed } from './contract/ContractBreach.ts';
import { matchOperation } from './contract/operations.ts';
import { requestFindings, responseFindings } from './contract/validate.ts';
import { answerFunction, unknownFunction } from './functions/functions.ts';
import { preflight, withCors } from './gateway/cors.ts';
import { admit } from './gateway/gateway.ts';
import { json } from './gateway/json.ts';
import type { Project } from './project.ts';
import type { RequestLog } from './RequestLog.ts';
import { answerRest } from './rest/rest.ts';

/** How strict a backend is about its contract. */
export interface RouterOptions {
  readonly latencyMs: number;
  readonly onContractBreach: 'throw' | 'report';
  readonly onUnknownRequest: 'record' | 'throw';
}

/** What a service answered, and under which name the log knows the request; `null` for one that nothing knows. */
interface Answer {
  readonly response: Response;
  readonly name: string | null;
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
  const [, service = '', path = ''] = /^\/(auth|rest|functions)\/v1(\/.*)?$/.exec(url.pathname) ?? [];
  if (service === 'functions') {
    const response = await answerFunction(project, request, path);
    return response === null
      ? { response: unknownFunction(), name: null }
      : { response, name: `functions${path.replaceAll('/', '.')}` };
  }
  if (service === '') return { response: unknownPath(url), name: null };
  const isOpen = service === 'auth' && openAuthPaths.has(path);
  const caller = isOpen ? null : admit(project, request, url);
  if (caller instanceof Response) return { response: caller, name: 'gateway' };
  if (service === 'rest' && caller !== null) {
    const response = await answerRest(project, request, url, path, caller);
    const isKnown = isInSpec(project, path);
    return { response, name: isKnown ? (path.startsWith('/rpc/') ? `rpc.${path.slice(5)}` : `rest.${path.slice(1)}`) : null };
  }
  const response = await answerAuth({ project, request, url, caller }, path);
  if (response !== null) return { response, name: `auth${path.replaceAll('/', '.')}` };
  return {
    response: new Response('404 page not found\n', { status: 404, headers: { 'content-type': 'text/plain' } }),
    name: null,
  };
}

function isInSpec({ spec }: Project, path: string): boolean {
  return path.startsWith('/rpc/') ? Object.hasOwn(spec.functions, path.slice(5)) : Object.hasOwn(spec.tables, path.slice(1));
}

function unknownPath(url: URL): Response {
  const service = /^\/(storage|realtime)\/v1/.exec(url.pathname)?.[1];
  const message =
    service === undefined ? 'no Route matched with those values' : `The embedded backend does not implement ${service} yet.`;
  return json(service === undefined ? 404 : 501, { message });
}
