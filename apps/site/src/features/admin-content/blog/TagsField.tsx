import * as t from '@duneline/specs/messages/admin-blog';
import { TextField } from '@duneline/ui';
import { useState } from 'react';

export interface TagsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags, separated by commas of either script. */
export function TagsField({ value, onChange }: TagsFieldProps) {
  // What is typed, which may end in a comma; other tags replace it.
  const [text, setText] = useState(value.join(', '));
  const shown = tagsOf(text).join() === value.join() ? text : value.join(', ');
  return (
    <TextField
      label={t.tags}
      description={t.tagsText}
      value={shown}
      maxLength={300}
      onChange={(next) => {
        setText(next);
        onChange(tagsOf(next));
      }}
    />
  );
}

const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
