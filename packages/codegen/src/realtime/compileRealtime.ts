import { existsSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import { printDeclarations } from '../http/printOperations.ts';
import { compileValidators } from '../http/validators.ts';
import type { JsonObject } from '../http/json.ts';
import { readYaml } from '../yaml/readYaml.ts';
import { tuplesToPrefixes } from './tuples.ts';
import { printFrames } from './printFrames.ts';
import { readFrames } from './readFrames.ts';

/** Compiles the AsyncAPI document of the Realtime socket to the list of its messages and their validators. */
export function compileRealtime(path: string): { files: Record<string, string>; findings: readonly Finding[] } {
  const source = existsSync(path) ? readYaml(path) : undefined;
  if (!source) return { files: {}, findings: [] };
  if (source.syntax.length > 0) return { files: {}, findings: source.syntax };
  const root = source.value as JsonObject;
  if (root['asyncapi'] !== '3.0.0') {
    return {
      files: {},
      findings: [source.finding(['asyncapi'], 'This is not an AsyncAPI 3 document. Begin it with `asyncapi: 3.0.0`.')],
    };
  }
  const { frames, findings } = readFrames(root, source);
  if (findings.length > 0) return { files: {}, findings };
  const document = { service: 'realtime', root: tuplesToPrefixes(root) as JsonObject, source };
  const named = frames.map(({ validator, schema, path: at }) => ({
    name: validator,
    schema: tuplesToPrefixes(schema),
    path: at,
  }));
  const validators = compileValidators([{ document, named }]);
  if (validators.findings.length > 0) return { files: {}, findings: validators.findings };
  return {
    files: {
      'frames.gen.ts': printFrames(frames),
      'frameValidators.gen.js': validators.code,
      'frameValidators.gen.d.ts': printDeclarations(validators.names),
    },
    findings: [],
  };
}
