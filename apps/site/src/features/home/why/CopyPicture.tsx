import * as t from '@duneline/specs/messages/home-sections';
import { sampleEvaluation, Sparkline } from '@duneline/ui';
import * as why from './Why.css.ts';
import * as css from './CopyPicture.css.ts';

// The copy is smaller by its share of the risk, and lower, so that the lines are distinguishable.
const COPY_SHARE = 0.62;
const COPY_DROP = 5;
const copied = sampleEvaluation.map((percent) => percent * COPY_SHARE - COPY_DROP);

/** A sample account and its copy, which is dotted. */
export function CopyPicture() {
  return (
    <div className={why.edge}>
      <Sparkline className={css.curves} values={sampleEvaluation} second={copied} isFilled description={t.whyCopyPicture} />
    </div>
  );
}
