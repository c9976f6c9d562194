import type { ColumnSpec } from '@duneline/specs/contract';
import { backendSpec } from '@duneline/specs/backend';
import { useEffect, useId, useRef } from 'react';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { isJson, typeName } from './cellText.ts';
import * as css from './tables.css.ts';

const t = panelText.tables;

export interface FieldValue {
  readonly text: string;
  readonly isNull: boolean;
}

export interface ColumnFieldProps {
  readonly column: ColumnSpec;
  readonly value: FieldValue;
  readonly isFocused: boolean;
  /** In a new row, unchanged fields get their default. */
  readonly isNew: boolean;
  readonly onChange: (value: FieldValue) => void;
}

/** A field for a column: its text, and NULL if allowed. */
export function ColumnField({ column, value, isFocused, isNew, onChange }: ColumnFieldProps) {
  const { name, type, isNullable, defaultValue } = column;
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const shared = {
    id,
    ref: input,
    className: parts.field,
    value: value.text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ text: target.value, isNull: false }),
  };
  const placeholder = value.isNull ? t.isNull : isNew && (defaultValue || isNullable) ? t.defaultHint : '';
  const values = type === 'bool' ? ['true', 'false'] : backendSpec.enums[type];

  return (
    <div className={css.columnField}>
      <span className={css.columnLabel}>
        <label htmlFor={id}>
          {name} <span className={css.type}>{typeName(type)}</span>
        </label>
        {isNullable && (
          <label className={css.nullable}>
            <input
              type="checkbox"
              aria-label={`${name}: ${t.isNull}`}
              checked={value.isNull}
              onChange={(event) => onChange({ text: '', isNull: event.target.checked })}
            />
            {t.isNull}
          </label>
        )}
      </span>
      {values ? (
        <select {...shared}>
          <option value="">{placeholder}</option>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : isJson(type) || value.text.length > 60 ? (
        <textarea {...shared} rows={3} placeholder={placeholder} spellCheck={false} />
      ) : (
        <input {...shared} placeholder={placeholder} spellCheck={false} autoComplete="off" />
      )}
    </div>
  );
}
