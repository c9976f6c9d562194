import { describe, expect, it } from 'vitest';
import { specsWith } from '../fixtures/specsDirectory.ts';
import { compileScenarios } from './compileScenarios.ts';

const people = `visitor:
  summary: Nobody.
writer:
  summary: Ada.
  email: ada@notes.example
  password: long enough
`;

function compile(files: Readonly<Record<string, string>>) {
  const { files: made, findings } = compileScenarios(specsWith({ 'personas.yaml': people, ...files }));
  return {
    text: made['scenarios.gen.ts'],
    findings: findings.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message.split('. See ')[0]}`),
  };
}

describe('compileScenarios', () => {
  it('makes a record of the scenarios and one of the personas, by name', () => {
    const { text, findings } = compile({ 'scenarios/calm.yaml': 'summary: Calm.\npersona: writer\nsession: expired\n' });
    expect(findings).toEqual([]);
    expect(text).toContain("export type PersonaName = 'visitor' | 'writer';\nexport type ScenarioName = 'calm';");
    expect(text).toContain("calm: { name: 'calm', summary: 'Calm.', persona: 'writer', session: 'expired' }");
    expect(text).toContain("account: { email: 'ada@notes.example', password: 'long enough', aal: 'aal1' }");
  });

  it('makes nothing of a directory without them', () => {
    expect(compileScenarios(specsWith({}))).toEqual({ files: {}, findings: [] });
  });

  it.each([
    ['summary: X\nfalts: []\n', 'calm.yaml:2 The document must not have the key `falts`. Remove it or correct its spelling'],
    ['summary: X\nfaults: [{ on: rest.*, answer: silence }]\n', 'calm.yaml:2 `faults.0.answer` is "silence"'],
    ['summary: X\nfaults: [{ on: rest.* }]\n', 'calm.yaml:2 `faults.0` lacks the key `delayMs`'],
    ['summary: X\npersona: reader\n', 'calm.yaml:2 There is no persona "reader". Use one of personas.yaml: visitor, writer.'],
    [
      'summary: X\nsession: expired\n',
      'calm.yaml:2 Nobody is signed in, so there is no session. Name a persona with an account.',
    ],
    ['summary: X\ntables: { "drop table": [] }\n', 'calm.yaml:2 `tables`'],
    ['summary: [\n', 'calm.yaml:'],
  ])('says where a scenario is wrong: %j', (scenario, finding) => {
    const { text, findings } = compile({ 'scenarios/calm.yaml': scenario });
    expect(text).toBeUndefined();
    expect(findings[0]).toContain(finding);
  });

  it('wants a name that one can write in an address, and a password for each account', () => {
    expect(compile({ 'scenarios/Slow Net.yaml': 'summary: X\n' }).findings).toEqual([
      'Slow Net.yaml:1 "Slow Net" cannot be the name of a scenario. Name the file like slow-network.yaml.',
    ]);
    expect(compile({ 'personas.yaml': 'visitor: { summary: X }\nada: { summary: X, email: a@b }\n' }).findings[0]).toMatch(
      /^personas\.yaml:2 .*password/,
    );
  });
});
