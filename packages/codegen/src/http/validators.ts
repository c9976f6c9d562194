import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { Finding } from '../finding.ts';
import type { ApiDocument } from './document.ts';
import { codedError, expandCodes } from './errorBodies.ts';
import { isObject, objectAt } from './json.ts';
import type { NamedSchema } from './operations.ts';

// ajv's standalone module is CommonJS; Node exposes `module.exports` as the default export.
const standalone = standaloneModule;

/** A document with component schemas that others reference. */
type SchemaDocument = Pick<ApiDocument, 'root' | 'source'> & { readonly service: string };

/** Generates a JavaScript module with one validator per schema, without `eval` and imports. */
export function compileValidators(
  schemas: readonly { readonly document: SchemaDocument; readonly named: readonly NamedSchema[] }[],
): {
  code: string;
  names: string[];
  findings: Finding[];
} {
  const ajv = new Ajv2020({
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(codedError);
  const findings: Finding[] = [];
  const exported: Record<string, string> = {};
  for (const { document } of schemas) {
    // Component schemas get ids, so that ajv compiles each once instead of inlining it.
    for (const [name, schema] of Object.entries(objectAt(objectAt(document.root, 'components'), 'schemas'))) {
      ajv.addSchema({
        ...(rewriteReferences(expandCodes(schema, 0), document.service) as object),
        $id: `${document.service}.${name}`,
      });
    }
  }
  for (const { document, named } of schemas) {
    for (const { name, schema, path } of named) {
      if (exported[name] !== undefined) continue;
      try {
        ajv.addSchema({ ...(rewriteReferences(schema, document.service) as object), $id: name });
        if (ajv.getSchema(name)) exported[name] = name;
      } catch (error) {
        findings.push(
          document.source.finding(path, `This schema cannot be compiled: ${(error as Error).message}. Correct the schema.`),
        );
      }
    }
  }
  const code = findings.length > 0 ? '' : standalone(ajv, exported);
  const needed = /require\("([^"]+)"\)/.exec(code)?.[1];
  const first = schemas[0];
  if (needed !== undefined && first) {
    findings.push(
      first.document.source.finding(
        [],
        `A schema uses a keyword that needs ${needed} at run time. Use \`pattern\` instead of minLength, maxLength, format and uniqueItems.`,
      ),
    );
  }
  return { code: findings.length > 0 ? '' : code.replace(/^"use strict";\n?/, ''), names: Object.keys(exported), findings };
}

/** `#/components/schemas/User` becomes `auth.User`, the id under which ajv knows it. */
function rewriteReferences(schema: unknown, service: string): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => rewriteReferences(entry, service));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string'
        ? entry.replace('#/components/schemas/', `${service}.`)
        : rewriteReferences(entry, service),
    ]),
  );
}
