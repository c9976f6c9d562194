import { warnOnce } from './warnOnce.ts';

interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, object>> };
}

/** In development, warns of a value that a recipe does not have, such as a gap between two steps: it would have no effect. */
export function warnUnknownVariant(
  component: string,
  { classNames: { variants } }: Recipe,
  chosen: Readonly<Record<string, string | number | undefined>>,
): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const [name, value] of Object.entries(chosen)) {
    const values = Object.keys(variants[name] ?? {});
    const isWrong = value !== undefined && !values.includes(String(value));
    warnOnce(isWrong, `${component} has no ${name} "${String(value)}". Use one of: ${values.join(', ')}.`);
  }
}
