import * as t from '@duneline/specs/messages/contact';
import * as css from './ContactForm.css.ts';

/** A field that users cannot see or focus, so only bots fill it in. */
export function Honeypot({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {t.trap}
        <input name="website" tabIndex={-1} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
      </label>
    </div>
  );
}
