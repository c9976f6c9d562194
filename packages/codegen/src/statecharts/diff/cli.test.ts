import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const table = (tags: string, to: string) => `name: door
summary: A door.
initial: shut
states:
  shut: { summary: Nobody passes. }
  open: { summary: People pass.${tags} }
rows: |
  from | event     | guard | to    | actions
  shut | door.push |       | open  |
  open | door.pull |       | ${to} |
`;

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  write('specs/statecharts/door.table.yaml', table(', tags: [passable]', 'shut'));
  write('packages/machines/src/door/door.view.ts', "export const viewOfDoor = (snapshot) => snapshot.hasTag('passable');\n");
  write('apps/site/src/Door.tsx', "import { viewOfDoor } from '@duneline/machines';\n");
  write('apps/site/src/Wall.tsx', 'export const Wall = null;\n');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@duneline.example', 'commit', '--quiet', '--message', 'A door');
});

afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function git(...args: readonly string[]) {
  execFileSync('git', args, { cwd: project });
}

function diff(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'cli.ts'), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('says that nothing differs from a revision with the same flows', () => {
  expect(diff('HEAD')).toEqual({ status: 0, stdout: 'No statechart differs in meaning from HEAD.\n', stderr: '' });
});

it('tells each difference, and the view and the screens that can break by it', () => {
  write('specs/statecharts/door.table.yaml', table('', 'open'));
  expect(diff('HEAD').stdout).toBe(`door: tag lost: open no longer has passable
  may break: packages/machines/src/door/door.view.ts
  may break: apps/site/src/Door.tsx
door: retargeted: open on door.pull goes to open, not to shut
2 differences from HEAD.
`);
});

it('says in one sentence that a revision is not there', () => {
  expect(diff('nowhere')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no revision "nowhere" here\. /) });
});
