import * as t from '@duneline/specs/messages/rulebook';
import { Disclosure, SampleNote } from '@duneline/ui';
import { History } from './History.tsx';
import * as css from './Rulebook.css.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { versions } from './versions.ts';

const [current, ...earlier] = versions.toReversed();

/** "The rules on the day you bought": the current version, and, folded, the earlier ones and any version beside the current one. */
export function Rulebook() {
  return (
    <div className={css.rulebook}>
      {current && <History label={t.historyCurrent} shown={[current]} isCurrent />}
      <div>
        <Disclosure title={t.historyEarlier({ count: earlier.length })} level={3}>
          <History label={t.history} shown={earlier} />
          <SampleNote>{t.sample}</SampleNote>
        </Disclosure>
        <Disclosure title={t.compareTitle} level={3}>
          <VersionComparison />
        </Disclosure>
      </div>
    </div>
  );
}
