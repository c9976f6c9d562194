import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import asyncApiSpecs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownSpecs, specsWith } from '../fixtures/specsDirectory.ts';
import { compileRealtime } from './compileRealtime.ts';

const ownDocument = join(ownSpecs, 'realtime.asyncapi.yaml');
const ownText = readFileSync(ownDocument, 'utf8');

const compileText = (text: string) =>
  compileRealtime(join(specsWith({ 'realtime.asyncapi.yaml': text }), 'realtime.asyncapi.yaml'));

const messagesOf = (text: string): readonly string[] => compileText(text).findings.map(({ message }) => message);

/** Our own validators, loaded from their output directory. */
async function validators(): Promise<Readonly<Record<string, (value: unknown) => boolean>>> {
  const { files, findings } = compileRealtime(ownDocument);
  expect(findings).toEqual([]);
  const path = join(specsWith({ 'package.json': '{"type":"module"}' }), 'frameValidators.gen.js');
  writeFileSync(path, files['frameValidators.gen.js'] ?? '');
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

describe('the AsyncAPI document', () => {
  it('follows the schema of AsyncAPI 3', () => {
    // AsyncAPI's schema includes JSON Schema's meta-schema.
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false }));
    const validate = ajv.compile(asyncApiSpecs.schemas['3.0.0']);
    validate(parse(ownText));
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ asyncapi: '3.0.0', info: { title: 'No version' } })).toBe(false);
  });

  it('gives each event of a sender one validator, for both protocol versions', async () => {
    const { serverSystem, clientHeartbeat, serverChanges } = await validators();
    const system = { extension: 'system', status: 'ok', message: 'm', channel: 'a' };
    expect(serverSystem?.(['1', null, 'realtime:a', 'system', system])).toBe(true);
    expect(serverSystem?.({ topic: 'realtime:a', event: 'system', payload: system, ref: null })).toBe(true);
    expect(serverSystem?.(['1', null, 'realtime:a', 'system', { ...system, status: 'fine' }])).toBe(false);
    expect(serverSystem?.({ topic: 'realtime:a', event: 'system', payload: system, ref: null, join_ref: '1' })).toBe(false);
    expect(serverSystem?.(['1', null, 'realtime:a', 'system', system, 'more'])).toBe(false);
    expect(clientHeartbeat?.({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1', join_ref: null })).toBe(true);
    const data = { schema: 's', table: 't', type: 'INSERT', commit_timestamp: null, columns: [], errors: null };
    const change = (more: object) => [null, null, 'realtime:a', 'postgres_changes', { ids: [1], data: { ...data, ...more } }];
    expect(serverChanges?.(change({ record: {} }))).toBe(true);
    expect(serverChanges?.(change({}))).toBe(false);
    expect(serverChanges?.(change({ record: {}, old_record: {} }))).toBe(false);
  });

  it('need not be there', () => {
    expect(compileRealtime(join(ownSpecs, 'nothing.yaml'))).toEqual({ files: {}, findings: [] });
  });

  it('is refused by name where it cannot be compiled', () => {
    expect(messagesOf('asyncapi: 2.6.0\n')).toEqual(['This is not an AsyncAPI 3 document. Begin it with `asyncapi: 3.0.0`.']);
    expect(messagesOf('asyncapi: [\n')[0]).toMatch(/^The YAML cannot be read/);
    expect(messagesOf(ownText.replace('      name: phx_leave\n', ''))).toEqual([
      'A message of the socket needs a name, which is its event, and a payload. Add them.',
    ]);
    expect(messagesOf(ownText.replace('name: phx_leave', 'name: phx_join'))).toEqual([
      'The client sends "phx_join" in two messages. Describe each event of a sender once.',
    ]);
    expect(
      messagesOf(
        ownText.replace(
          "event: { const: phx_leave }, payload: { $ref: '#/components/schemas/Empty' }",
          "event: { const: phx_leave }, payload: { $ref: '#/components/schemas/Gone' }",
        ),
      )[0],
    ).toMatch(/^This schema cannot be compiled: can't resolve reference realtime.Gone/);
  });
});
