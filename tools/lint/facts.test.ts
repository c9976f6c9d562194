import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'));
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [join(import.meta.dirname, 'facts.mjs')],
    rules: { 'facts/literal': 'error' },
  };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true }));

/** The lint messages for a component that contains this line. */
async function lint(line: string): Promise<string> {
  const file = join(folder, 'Part.tsx');
  await writeFile(file, `export const Part = ({ a }) => {\n${line}\n};\n`);
  const oxlint = join(import.meta.dirname, '..', '..', 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve) =>
    execFile(process.execPath, [oxlint, '--config', join(folder, '.oxlintrc.json'), file], (_, said) => resolve(said)),
  );
}

describe('a figure of the firm in a component', () => {
  it.each([
    'return <p>From $59</p>;',
    'return <p title="10% bonus">{a}</p>;',
    'return `${a}, 5 % at most`;',
    'const SAMPLE_PERCENT = 4; return SAMPLE_PERCENT;',
    'return { priceCents: 5900 };',
    'const fee = a ? 49 : 29; return fee;',
  ])('is refused: %s', async (line) => {
    expect(await lint(line)).toMatch(/stand once, in specs\/site/);
  });

  it.each([
    'return <rect x="100%" width="50%" y={`${a}%`} />;',
    'return (a.profitPercent * 100) / 2;',
    'const gainPercent = 0; return gainPercent + 12;',
  ])('is not what this is: %s', async (line) => {
    expect(await lint(line)).toMatch(/Found 0 warnings and 0 errors/);
  });
});
