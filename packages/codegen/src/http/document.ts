import { validate } from '@readme/openapi-parser';
import { basename } from 'node:path';
import type { Finding } from '../finding.ts';
import { readYaml } from '../yaml/readYaml.ts';
import type { YamlSource } from '../yaml/source.ts';
import { toFindings } from './documentFindings.ts';
import type { JsonObject } from './json.ts';

const SERVICES = ['auth', 'functions', 'storage'] as const;
export type Service = (typeof SERVICES)[number];

/** A valid OpenAPI 3.1 document and the service that it describes. */
export interface ApiDocument {
  readonly service: Service;
  /** The prefix of every path: `/auth/v1`. */
  readonly basePath: string;
  readonly root: JsonObject;
  readonly source: YamlSource;
}

/** Reads `<service>.openapi.yaml`. Returns only findings when it is not a valid OpenAPI 3.1 document of a known service. */
export async function readDocument(path: string): Promise<{ document?: ApiDocument; findings: readonly Finding[] }> {
  const source = readYaml(path);
  if (!source) return { findings: [] };
  if (source.syntax.length > 0) return { findings: source.syntax };
  const root = source.value as JsonObject;
  const service = SERVICES.find((name) => basename(path) === `${name}.openapi.yaml`);
  if (!service)
    return {
      findings: [
        source.finding(
          [],
          `No service belongs to this file. Name it after one of ${SERVICES.join(', ')}, such as auth.openapi.yaml.`,
        ),
      ],
    };
  if (typeof root['openapi'] !== 'string' || !root['openapi'].startsWith('3.1.')) {
    return { findings: [source.finding(['openapi'], 'This is not an OpenAPI 3.1 document. Begin it with `openapi: 3.1.0`.')] };
  }
  // The parser resolves references in place; its messages refer to the resolved document.
  const resolved = structuredClone(source.value) as Parameters<typeof validate>[0] & JsonObject;
  const result = await validate(resolved, { validate: { errors: { colorize: false } } });
  if (!result.valid)
    return {
      findings: toFindings(
        source,
        resolved,
        result.errors.map(({ message }) => message),
      ),
    };
  const basePath = serverOf(root);
  if (basePath === undefined) {
    return {
      findings: [
        source.finding(
          ['servers'],
          "The document must name one server whose address is the service's base path. Write `servers: [{ url: /auth/v1 }]`.",
        ),
      ],
    };
  }
  return { document: { service, basePath, root, source }, findings: [] };
}

function serverOf(root: JsonObject): string | undefined {
  const servers = root['servers'];
  if (!Array.isArray(servers) || servers.length !== 1) return undefined;
  const url: unknown = (servers[0] as JsonObject)['url'];
  return typeof url === 'string' && /^\/[\w/.-]*[^/]$/.test(url) ? url : undefined;
}
