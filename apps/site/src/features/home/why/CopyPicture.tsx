import * as t from '@duneline/specs/messages/home-sections';
import { sampleEvaluation, Sparkline } from '@duneline/ui';
import * as why from './Why.css.ts';
import * as css from './CopyPicture.css.ts';

// The copy is smaller by its share of the risk, and lies below so that both lines can be told apart.
const COPY_SHARE = 0.62;
const COPY_DROP = 5;
const copied = sampleEvaluation.map((percent) => percent * COPY_SHARE - COPY_DROP);

/** One sample account and the one that copies it, dotted. */
export function CopyPicture() {
  return (
    <div className={why.edge}>
      <Sparkline className={css.curves} values={sampleEvaluation} second={copied} isFilled description={t.whyCopyPicture} />
    </div>
  );
}
