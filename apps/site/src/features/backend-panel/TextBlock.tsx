import * as parts from './parts.css.ts';

/** A scrollable text that can be selected. */
export function TextBlock({ label, text }: { readonly label: string; readonly text: string }) {
  const rows = Math.min(14, text.split('\n').length);
  return <textarea readOnly className={parts.block} aria-label={label} rows={rows} value={text} spellCheck={false} />;
}
