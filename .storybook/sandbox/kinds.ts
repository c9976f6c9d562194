import { faq, statsBand } from './blocks/figures.tsx';
import { planCard, pricingSelector } from './blocks/plans.tsx';
import { section } from './blocks/section.tsx';
import { alert, button, heading, paragraph, quote } from './blocks/words.tsx';
import type { Block } from './Block.ts';
import { fits, type FieldValue } from './fields.ts';
import type { Kind } from './Kind.ts';

/** What a page is composed from, under the names that addresses use: a name that was given stays. */
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

/** The value of each field: the block's where the field can hold it, or else the initial one. */
export function valuesOf(kind: Kind, { props }: Block): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(
    Object.entries(kind.fields).map(([name, field]) => {
      const value = props[name];
      return [name, fits(field, value) ? value : field.initial];
    }),
  );
}

/** What an address says of a block and the sandbox cannot show; it stays in the address. */
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
