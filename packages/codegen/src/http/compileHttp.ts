import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { compileAnswers } from './compileAnswers.ts';
import { readDocument, type ApiDocument } from './document.ts';
import { checkCodes } from './errorBodies.ts';
import { readOperations, type FlatOperation, type NamedSchema } from './operations.ts';
import { printDeclarations, printOperations } from './printOperations.ts';
import { compileValidators } from './validators.ts';

/**
 * Compiles `http/*.openapi.yaml` to a list of operations and validators for their bodies.
 * @param errors messages by error code, if the specs have any; each code in a document needs one
 */
export async function compileHttp(
  directory: string,
  errors: Readonly<Record<string, unknown>> | undefined,
): Promise<{ files: Record<string, string>; findings: Finding[] }> {
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.yaml')) : [];
  if (names.length === 0) return { files: {}, findings: [] };
  const findings: Finding[] = [];
  const compiled: { document: ApiDocument; operations: FlatOperation[]; named: NamedSchema[] }[] = [];
  for (const name of names.toSorted()) {
    const { document, findings: wrong } = await readDocument(join(directory, name));
    findings.push(...wrong);
    if (!document) continue;
    const read = readOperations(document);
    findings.push(...read.findings, ...(errors ? checkCodes(document.source, errors) : []));
    const named = read.operations
      .flatMap(({ request, responses }) => [request, ...responses.map(({ body }) => body)])
      .filter((body) => body !== undefined);
    compiled.push({ document, operations: read.operations, named });
  }
  findings.push(...findDoubledOperations(compiled));
  if (findings.length > 0) return { files: {}, findings };
  const validators = compileValidators(compiled);
  const functions = compiled.find(({ document }) => document.service === 'functions');
  const answers = functions && compileAnswers(functions.document, functions.operations);
  const invalid = [...validators.findings, ...(answers?.findings ?? [])];
  if (invalid.length > 0) return { files: {}, findings: invalid };
  return {
    files: {
      'operations.gen.ts': printOperations(compiled.flatMap(({ operations }) => operations)),
      'validators.gen.js': validators.code,
      'validators.gen.d.ts': printDeclarations(validators.names),
      ...answers?.files,
    },
    findings,
  };
}

function findDoubledOperations(compiled: readonly { document: ApiDocument; operations: readonly FlatOperation[] }[]): Finding[] {
  const seen = new Set<string>();
  return compiled.flatMap(({ document, operations }) =>
    operations.flatMap(({ operationId, method, path, query }) => {
      const request = `${method} ${path} ${JSON.stringify(query)}`;
      const doubled = [operationId, request].find((key) => seen.has(key));
      seen.add(operationId).add(request);
      return doubled === undefined
        ? []
        : [
            document.source.finding(
              ['paths', path.slice(document.basePath.length)],
              `"${doubled}" stands twice. Give each operation an id and a request of its own.`,
            ),
          ];
    }),
  );
}
