import { Label } from 'react-aria-components/Label';
import { isBlank, warnOnce } from '../dev/warnOnce.ts';
import * as css from './field.css.ts';
import type { FieldTexts } from './FieldTexts.ts';

/** The visible label of a field, if it has one, and whether input is required. */
export function FieldLabel({ label, necessity }: Pick<FieldTexts, 'label' | 'necessity'>) {
  if (label === undefined) return null;
  warnOnce(isBlank(label), 'A field has an empty label. Give it words: a placeholder is gone as soon as somebody types.');
  return (
    <Label className={css.label}>
      {label}
      {necessity && <span className={css.necessity}>{necessity}</span>}
    </Label>
  );
}
