import { Label } from 'react-aria-components/Label';
import { isBlank, warnOnce } from '../dev/warnOnce.ts';
import * as css from './field.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { FieldTexts } from './FieldTexts.ts';

/** The label of a field, and whether input is required. */
export function FieldLabel({ label, necessity, isLabelHidden }: Pick<FieldTexts, 'label' | 'necessity' | 'isLabelHidden'>) {
  warnOnce(isBlank(label), 'A field has an empty label. Give it words: a placeholder is gone as soon as somebody types.');
  return (
    <Label className={isLabelHidden ? visuallyHidden : css.label}>
      {label}
      {necessity && <span className={css.necessity}>{necessity}</span>}
    </Label>
  );
}
