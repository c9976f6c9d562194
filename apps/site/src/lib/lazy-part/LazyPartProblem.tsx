import * as t from '@duneline/specs/messages/shell';
import { lazy, Suspense } from 'react';
import type { PartProblem } from '../part-problem/PartProblem.tsx';

/** Loaded when the page is idle, so that it is available if the network fails later. */
export const loadPartProblem = () => import('../part-problem/PartProblem.tsx');

const Loaded = lazy<typeof PartProblem>(async () => {
  try {
    return { default: (await loadPartProblem()).PartProblem };
  } catch {
    return { default: Sentence };
  }
});

/** `PartProblem`, or a sentence until it has loaded. */
export function LazyPartProblem(props: Parameters<typeof PartProblem>[0]) {
  return (
    <Suspense fallback={<Sentence />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Sentence() {
  return <p role="alert">{t.partMissing}</p>;
}
