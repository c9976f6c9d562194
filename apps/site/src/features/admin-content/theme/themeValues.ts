import type { ContentFields } from '@duneline/machines';

/** The six colors of a theme, in the order of the specification (spec §3 `theme_config`). */
export const colorRoles = ['primary', 'secondary', 'background', 'foreground', 'accent', 'muted'] as const;
export type ColorRole = (typeof colorRoles)[number];

export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** The values in the editor of a theme; a missing color is black, and a missing font family is empty. */
export interface ThemeValues {
  readonly colors: Readonly<Record<Scheme, Readonly<Record<ColorRole, string>>>>;
  readonly fonts: { readonly heading: string; readonly body: string };
}

/** Reads the JSON columns of a theme. */
export function readThemeValues(fields: ContentFields): ThemeValues {
  const colorsOf = (scheme: Scheme) => {
    const stored = pick(fields['colors'], scheme);
    return Object.fromEntries(colorRoles.map((role) => [role, textOf(pick(stored, role), '#000000')])) as Record<
      ColorRole,
      string
    >;
  };
  return {
    colors: { dark: colorsOf('dark'), light: colorsOf('light') },
    fonts: { heading: textOf(pick(fields['fonts'], 'heading'), ''), body: textOf(pick(fields['fonts'], 'body'), '') },
  };
}

/** The colors with one of them changed; other members are kept. */
export function withColor({ colors }: ThemeValues, scheme: Scheme, role: ColorRole, color: string) {
  return { ...colors, [scheme]: { ...colors[scheme], [role]: color.toUpperCase() } };
}

function pick(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
