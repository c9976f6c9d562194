import type { ScenarioSpec } from '@duneline/specs/contract';
import { describe, expect, it } from 'vitest';
import { printScenario, readScenario } from '../scenario/scenarioFile.ts';

const scenario: ScenarioSpec = {
  name: 'dusk',
  summary:
    'A long sentence: with a colon, "quotes" and more than a line of words, so that it would be wrapped where lines are short.',
  tables: { theme_config: { without: [{ id: 1 }], with: [{ id: 2, colors: { dark: null }, size: '007' }] }, orders: [] },
  faults: [{ on: 'rest.*', times: 1, answer: { status: 503 } }],
};

describe('a scenario file', () => {
  it('gives back what was written, under the name of the file', () => {
    expect(readScenario('dusk.yaml', printScenario(scenario))).toEqual(scenario);
  });

  it.each([
    ['a list', '- 1\n'],
    ['nothing', ''],
    ['no summary', 'tables: {}\n'],
    ['a stranger', 'summary: X\nfalts: []\n'],
    ['rows that are none', 'summary: X\ntables: { orders: [1] }\n'],
    ['faults without their requests', 'summary: X\nfaults: [{ times: 1 }]\n'],
  ])('is refused in a sentence when it holds %s', (_, text) => {
    expect(() => readScenario('x.yaml', text)).toThrow('x.yaml is no scenario: it needs a summary');
  });

  it('is refused in a sentence when it is no YAML', () => {
    expect(() => readScenario('x.yaml', 'summary: [')).toThrow(/^x\.yaml cannot be read as YAML: /);
  });
});
