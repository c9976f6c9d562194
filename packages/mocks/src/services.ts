import { answerFunction, unknownFunction } from './functions/functions.ts';
import { authenticateApiKey } from './gateway/gateway.ts';
import type { Project } from './project.ts';
import { answerRest } from './rest/rest.ts';
import type { Service } from './service.ts';

/**
 * A project's services by the first segment of their path. Most pages only read rows, so the larger services load with their
 * first request.
 */
export const services: Readonly<Record<string, Service>> = {
  async auth({ project, request, url, path }) {
    const { answerAuth, openAuthPaths } = await import('./auth/auth.ts');
    const caller = openAuthPaths.has(path) ? null : authenticateApiKey(project, request, url);
    if (caller instanceof Response) return { response: caller, name: 'gateway' };
    const response = await answerAuth({ project, request, url, caller }, path);
    if (response !== null) return { response, name: `auth${path.replaceAll('/', '.')}` };
    const headers = { 'content-type': 'text/plain' };
    return { response: new Response('404 page not found\n', { status: 404, headers }), name: null };
  },

  async rest({ project, request, url, path }) {
    const caller = authenticateApiKey(project, request, url);
    if (caller instanceof Response) return { response: caller, name: 'gateway' };
    const response = await answerRest(project, request, url, path, caller);
    const name = path.startsWith('/rpc/') ? `rpc.${path.slice(5)}` : `rest.${path.slice(1)}`;
    return { response, name: isInSpec(project, path) ? name : null };
  },

  async functions({ project, request, path }) {
    const response = await answerFunction(project, request, path);
    if (response === null) return { response: unknownFunction(), name: null };
    return { response, name: `functions${path.replaceAll('/', '.')}` };
  },

  async storage(call) {
    const { answerStorage } = await import('./storage/storage.ts');
    return answerStorage(call);
  },

  async realtime(call) {
    const { answerRealtime } = await import('./realtime/realtime.ts');
    return answerRealtime(call);
  },
};

function isInSpec({ spec }: Project, path: string): boolean {
  return path.startsWith('/rpc/') ? Object.hasOwn(spec.functions, path.slice(5)) : Object.hasOwn(spec.tables, path.slice(1));
}
