import * as t from '@duneline/specs/messages/shell';
import { lazy, Suspense } from 'react';
import type { PartProblem } from '../part-problem/PartProblem.tsx';

/** Asked for when the page is idle, so that it is there when the network is not. */
export const loadPartProblem = () => import('../part-problem/PartProblem.tsx');

const Loaded = lazy<typeof PartProblem>(async () => {
  try {
    return { default: (await loadPartProblem()).PartProblem };
  } catch {
    return { default: Sentence };
  }
});

/** `PartProblem`, or a sentence for as long as even that is not there. */
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
