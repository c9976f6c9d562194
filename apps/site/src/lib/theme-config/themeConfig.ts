import { vars } from '@duneline/ui';
import { getContent } from '../backend/content.ts';

const COLOR_TARGETS = {
  primary: vars.color.primary,
  secondary: vars.color.surface,
  background: vars.color.ground,
  foreground: vars.color.text,
  accent: vars.color.accent,
  muted: vars.color.muted,
} as const;
const FONT_TARGETS = { heading: vars.font.display, body: vars.font.text } as const;
const HEX = /^#[0-9a-f]{6}$/i;
const FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;

/** The active row of `theme_config`: six colours per theme, two font families (spec §3, §7). */
export interface ThemeConfig {
  readonly colors: unknown;
  readonly fonts: unknown;
}

/** The theme that an admin has made active, or `null` when there is none or it cannot be read (logged only, spec §8). */
export async function readActiveTheme(): Promise<ThemeConfig | null> {
  try {
    const content = await getContent();
    const { data, error } = await content.from('theme_config').select('colors, fonts').eq('is_active', true).maybeSingle();
    if (error) throw new Error(error.message);
    return data;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    console.error('The active theme could not be loaded; the built-in one stays.', error);
    return null;
  }
}

/** The style rules of a theme: its colours and fonts as the kit's custom properties. Values that are not plain colours or family names are left out. */
export function themeRules(config: ThemeConfig): string {
  const dark = declarations(COLOR_TARGETS, pick(config.colors, 'dark'), HEX);
  const light = declarations(COLOR_TARGETS, pick(config.colors, 'light'), HEX);
  const fonts = declarations(
    FONT_TARGETS,
    config.fonts,
    FAMILY,
    (family, target) => `"${family}",var(${nameOf(target)}-fallback)`,
  );
  return [rule(':root,.dark', dark), rule('.light', light), rule(':root', fonts)].join('');
}

function declarations(
  targets: Readonly<Record<string, string>>,
  values: unknown,
  form: RegExp,
  write: (value: string, target: string) => string = (value) => value,
) {
  return Object.entries(targets).flatMap(([key, target]) => {
    const value = pick(values, key);
    return typeof value === 'string' && form.test(value) ? [`${nameOf(target)}:${write(value, target)}`] : [];
  });
}

const pick = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
const nameOf = (variable: string) => variable.slice('var('.length, -1);
const rule = (selector: string, lines: readonly string[]) => (lines.length > 0 ? `${selector}{${lines.join(';')}}` : '');
