import { Alert, Select, Stack, Switch, TextArea, TextField } from '@duneline/ui';
import type { Block } from './Block.ts';
import type { Field, FieldValue } from './fields.ts';
import { kindOf, labelOf, problemsOf, valuesOf } from './kinds.ts';

interface BlockFormProps {
  readonly block: Block;
  readonly onChange: (name: string, value: FieldValue) => void;
}

/** The fields of a block, and unsupported values from its URL. */
export function BlockForm({ block, onChange }: BlockFormProps) {
  const kind = kindOf(block);
  const values = kind ? valuesOf(kind, block) : {};
  const problems = problemsOf(block);
  return (
    <Stack>
      {problems.length > 0 && (
        <Alert tone="warning" title={`The address says of this ${labelOf(block)} what cannot be shown, and keeps it.`}>
          {problems.join(' ')}
        </Alert>
      )}
      {Object.entries(kind?.fields ?? {}).map(([name, field]) => (
        <FieldInput key={name} field={field} value={values[name] ?? ''} onChange={(value) => onChange(name, value)} />
      ))}
    </Stack>
  );
}

interface FieldInputProps {
  readonly field: Field;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
}

function FieldInput({ field, value, onChange }: FieldInputProps) {
  const { label } = field;
  if (field.type === 'flag') {
    return (
      <Switch isSelected={value === true} onChange={onChange}>
        {label}
      </Switch>
    );
  }
  if (field.type === 'choice') {
    const items = field.options.map((each) => ({ id: each, label: each }));
    return <Select label={label} value={String(value)} onChange={onChange} items={items} />;
  }
  const shared = { label, value: String(value), onChange };
  return field.isLong ? <TextArea {...shared} rows={3} /> : <TextField {...shared} />;
}
