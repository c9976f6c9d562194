import { faq, statsBand } from './blocks/figures.tsx';
import { planCard, pricingSelector } from './blocks/plans.tsx';
import { section } from './blocks/section.tsx';
import { alert, button, heading, paragraph, quote } from './blocks/words.tsx';
import type { Block } from './Block.ts';
import { fits, type FieldValue } from './fields.ts';
import type { Kind } from './Kind.ts';

/** The available kinds by their names in URLs, which must not change. */
export const kinds: Readonly<Record<string, Kind>> = {
  section,
  heading,
  text: paragraph,
  button,
  alert,
  quote,
  'plan-card': planCard,
  'pricing-selector': pricingSelector,
  'stats-band': statsBand,
  faq,
};

export function kindOf({ kind }: Block): Kind | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}

export const labelOf = (block: Block): string => kindOf(block)?.label ?? `“${block.kind}”`;

/** The value of each field: the block's if it is valid, otherwise the initial one. */
export function valuesOf(kind: Kind, { props }: Block): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(
    Object.entries(kind.fields).map(([name, field]) => {
      const value = props[name];
      return [name, fits(field, value) ? value : field.initial];
    }),
  );
}

/** Values of a block in the URL that the sandbox does not support; they remain in the URL. */
export function problemsOf(block: Block): readonly string[] {
  const kind = kindOf(block);
  if (!kind) return [`No block is named “${block.kind}” here.`];
  return Object.entries(block.props).flatMap(([name, value]) => {
    const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
    if (field && fits(field, value)) return [];
    const said = JSON.stringify(value);
    return [field ? `${field.label} cannot be ${said}.` : `${kind.label} has no “${name}” (${said}) here.`];
  });
}
