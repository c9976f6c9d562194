import type { Backend } from '@duneline/mocks';
import { configure } from 'storybook/test';
import { beforeAll } from 'vitest';
import { recordAnswers } from '../tests/coverage/answers.ts';

// A hang fails, slowness does not.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
});

addEventListener('storybackend', ({ detail }: CustomEventInit<Backend>) => {
  if (detail) recordAnswers(detail);
});
