import * as t from '@duneline/specs/messages/admin-content';
import { NumberField, TextArea, TextField } from '@duneline/ui';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import type { SettingForm, SettingUnit } from './componentForms.ts';

export interface SettingFieldProps {
  readonly form: SettingForm;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const units: Readonly<Record<SettingUnit, string>> = {
  millisecond: t.unitMilliseconds,
};

/** The field for one setting. */
export function SettingField({ form, value, onChange }: SettingFieldProps) {
  const { label } = form;
  switch (form.kind) {
    case 'text':
      return <TextField label={label} value={typeof value === 'string' ? value : ''} maxLength={120} onChange={onChange} />;
    case 'texts':
      return (
        <TextArea
          label={label}
          description={t.settingTextsHint}
          rows={3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(text) => onChange(text.split('\n'))}
        />
      );
    default: {
      const { least, most, unit } = form;
      return (
        <NumberField
          label={label}
          value={typeof value === 'number' ? value : null}
          minValue={least}
          maxValue={most}
          description={t.settingRange({ least: formatNumber(least), most: formatNumber(most), unit: units[unit] })}
          onChange={(number) => number !== null && onChange(number)}
        />
      );
    }
  }
}
