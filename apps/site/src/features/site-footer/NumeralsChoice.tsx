import * as t from '@duneline/specs/messages/panels';
import { SegmentedControl } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { showNumerals, shownNumerals, type Numerals } from '../../lib/language/numerals.ts';

const options: readonly { readonly value: Numerals; readonly label: string }[] = [
  { value: 'latn', label: t.numeralsLatin },
  { value: 'arab', label: t.numeralsArabic },
];

/** Latin or Arabic-Indic numerals, on Arabic pages. */
export function NumeralsChoice() {
  const [shown, setShown] = useState<Numerals>('latn');
  // The prerendered page does not know the visitor's choice; the figures themselves are correct before the first paint.
  useEffect(() => setShown(shownNumerals()), []);
  return (
    <SegmentedControl
      label={t.numeralsLabel}
      options={options}
      value={shown}
      onChange={(numerals) => {
        setShown(numerals);
        showNumerals(numerals);
      }}
    />
  );
}
