import * as t from '@duneline/specs/messages/panels';
import { SegmentedControl } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { showNumerals, shownNumerals, type Numerals } from '../../lib/language/numerals.ts';

const options: readonly { readonly id: Numerals; readonly label: string }[] = [
  { id: 'latn', label: t.numeralsLatin },
  { id: 'arab', label: t.numeralsArabic },
];

/** Latin or Arabic-Indic numerals, on Arabic pages. */
export function NumeralsChoice() {
  const [shown, setShown] = useState<Numerals>('latn');
  // The prerendered page does not know the visitor's choice; the figures themselves are correct before the first paint.
  useEffect(() => setShown(shownNumerals()), []);
  return (
    <SegmentedControl
      aria-label={t.numeralsLabel}
      items={options}
      selectedKey={shown}
      onSelectionChange={(numerals) => {
        setShown(numerals);
        showNumerals(numerals);
      }}
    />
  );
}
