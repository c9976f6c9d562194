import { rules } from '@duneline/specs/site';
import * as css from './LegalContent.css.ts';

/** Every section of the legal text, with its figures from the rules. */
export function LegalText() {
  return rules.legal.map(({ id, title, text }) => (
    <section key={id} className={css.section}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
    </section>
  ));
}
