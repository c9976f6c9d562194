import { VersionComparison } from './VersionComparison.tsx';
import { History } from './History.tsx';
import * as css from './Rulebook.css.ts';

/** "The rules on the day you bought": what changed and when, and any version beside today's. */
export function Rulebook() {
  return (
    <div className={css.rulebook}>
      <History />
      <VersionComparison />
    </div>
  );
}
