import { afterEach } from 'vitest';
import { takeAnswers } from './answers.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The responses of recorded backends during the test. */
    answers?: readonly string[];
  }
}

afterEach(({ task }) => {
  const answers = takeAnswers();
  if (answers.length > 0) task.meta.answers = answers;
});
