import { VersionComparison } from './VersionComparison.tsx';
import { History } from './History.tsx';
import * as css from './Rulebook.css.ts';

/** "The rules on the day you bought": changes by date, and any version beside the current one. */
export function Rulebook() {
  return (
    <div className={css.rulebook}>
      <History />
      <VersionComparison />
    </div>
  );
}
