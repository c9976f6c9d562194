import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './readArguments.ts';

function configFile(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'config-')), 'backends.yaml');
  writeFileSync(path, content);
  return path;
}

describe('the arguments of duneline-backend', () => {
  it('have defaults: the specs beside, the port of a local Supabase project', () => {
    expect(readArguments([])).toEqual([{ name: 'backend', specs: resolve('specs'), port: 54_321, host: '127.0.0.1' }]);
  });

  it('describe one backend', () => {
    const args = [
      '--specs',
      '/a',
      '--port',
      '0',
      '--host',
      '::1',
      '--seed',
      '7',
      '--clock',
      '2026-03-01T09:00:00Z',
      '--scenario',
      'slow',
    ];
    expect(readArguments(args)).toEqual([
      { name: 'backend', specs: '/a', port: 0, host: '::1', seed: '7', clock: '2026-03-01T09:00:00Z', scenario: 'slow' },
    ]);
  });

  it('may ask for help', () => {
    expect(readArguments(['--help'])).toBeNull();
  });

  it.each([
    [['--nope'], "Unknown option '--nope'; --help lists the options."],
    [['--port'], "Option '--port <value>' argument missing; --help lists the options."],
    [['here'], "Unexpected argument 'here'; --help lists the options."],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--port', '1.5'], '--port must be a whole number from 0 to 65535, not "1.5".'],
    [['--clock', 'soon'], '--clock must be an instant such as 2026-01-31T09:00:00Z, not "soon".'],
    [['--specs', ''], '--specs must be a text, not "".'],
    [['--port', '1', '--config', 'x'], '--port cannot stand beside --config; write it into the file.'],
    [['--config', '/none.yaml'], '/none.yaml: there is no such file; give the path of a YAML or JSON file with --config.'],
  ])('are refused: %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('a file with backends', () => {
  it.each([
    [
      'YAML',
      'backends:\n  - { specs: a, port: 0 }\n  - { name: b, specs: /b, port: 0, latencyMs: 5, auth: { requiredCharacters: [abc] } }',
    ],
    [
      'JSON',
      '{"backends":[{"specs":"a","port":0},{"name":"b","specs":"/b","port":0,"latencyMs":5,"auth":{"requiredCharacters":["abc"]}}]}',
    ],
  ])('describes them in %s', (_, content) => {
    const path = configFile(content);
    expect(readArguments(['--config', path])).toEqual([
      { name: 'backend 1', specs: join(dirname(path), 'a'), port: 0, host: '127.0.0.1' },
      { name: 'b', specs: '/b', port: 0, host: '127.0.0.1', latencyMs: 5, auth: { requiredCharacters: ['abc'] } },
    ]);
  });

  it.each([
    ['5', 'It must be an object, not 5.'],
    ['servers: []', 'servers is unknown; there are backends.'],
    ['backends: 5', 'backends must be a list, not 5.'],
    ['backends: []', 'backends must list one backend at least.'],
    ['{', 'the file is neither YAML nor JSON: '],
    ['backends: [{ port: 1 }]', 'backends[0].specs is missing.'],
    ['backends: [{ specs: a, port: x }]', 'backends[0].port must be a whole number from 0 to 65535, not "x".'],
    [
      'backends: [{ specs: a, port: 1, auth: { isAutoConfirm: 1 } }]',
      'backends[0].auth.isAutoConfirm must be true or false, not 1.',
    ],
    [
      'backends: [{ specs: a, port: 1, auth: { requiredCharacters: [1] } }]',
      'backends[0].auth.requiredCharacters[0] must be a text, not 1.',
    ],
    [
      'backends: [{ specs: a, port: 1, onContractViolation: cry }]',
      'backends[0].onContractViolation must be "throw" or "report", not "cry".',
    ],
    ['backends: [{ specs: a, port: 1, colour: red }]', 'backends[0].colour is unknown; there are name, specs, port,'],
    ['backends: [{ specs: a, port: 1, __proto__: {} }]', 'backends[0].__proto__ is unknown; there are'],
    ['backends: [{ specs: a, port: 1 }, { specs: a, port: 1 }]', 'backends[1].port is 1, which another backend of the file has.'],
    ['backends: [{ name: a, specs: a, port: 1 }, { name: a, specs: a, port: 2 }]', 'backends[1].name is "a", which another'],
  ])('is refused: %j', (content, message) => {
    const path = configFile(content);
    expect(() => readArguments(['--config', path])).toThrow(`${path}: ${message}`);
  });
});
