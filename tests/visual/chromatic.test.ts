import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { sendToChromatic } from '../../tools/chromatic.mjs';

const index = {
  v: 5,
  entries: {
    'forms-slider--docs': { type: 'docs', tags: [] },
    'forms-slider--states': { type: 'story', tags: ['visual'] },
    'forms-slider--keyboard': { type: 'story', tags: [] },
  },
};

it('says what is missing without a token, and builds nothing', async () => {
  const build = vi.fn<() => Promise<void>>();
  await expect(sendToChromatic({ token: '', build })).rejects.toThrow('CHROMATIC_PROJECT_TOKEN is not set');
  expect(build).not.toHaveBeenCalled();
});

it('hands Chromatic the build without the stories that have no picture, and no token on its command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const build = async () => writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  const start = vi.fn<() => Promise<void>>();
  await sendToChromatic({ token: 'chpt_secret', build, start, folder });
  expect(start).toHaveBeenCalledExactlyOnceWith('chromatic', ['--storybook-build-dir', folder, '--ci']);
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  expect(Object.keys(entries)).toEqual(['forms-slider--docs', 'forms-slider--states']);
});

it('has both themes in both directions as modes, which the stories name to Chromatic', () => {
  const all = ['dark', 'light'].flatMap((theme) => ['ltr', 'rtl'].map((direction) => ({ theme, direction })));
  expect(Object.values(modes)).toEqual(expect.arrayContaining(all));
  const preview = readFileSync(join(import.meta.dirname, '../../.storybook/preview.tsx'), 'utf8');
  expect(preview).toContain('chromatic: { modes }');
});
