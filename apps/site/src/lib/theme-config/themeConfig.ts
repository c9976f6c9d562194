import { language } from '../language/language.ts';
import { getContent } from '../backend/content.ts';

/**
 * The kit's custom properties for the six colors and two fonts. Listed by name, because importing the kit's theme contract would
 * add its weight to every page.
 */
export const TARGETS = {
  colors: {
    primary: '--color-primary',
    secondary: '--color-surface',
    background: '--color-ground',
    foreground: '--color-text',
    accent: '--color-accent',
    muted: '--color-muted',
  },
  fonts: { heading: '--font-display', body: '--font-text' },
} as const;
/** Visitors of Arabic pages can choose numerals, which have their own font (@duneline/ui/theme/ar). */
const numerals = language === 'ar' ? 'var(--font-numerals,)' : '';
const HEX = /^#[0-9a-f]{6}$/i;
const FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;

/** The active row of `theme_config`: six colors per theme and two font families (spec §3, §7). */
export interface ThemeConfig {
  readonly colors: unknown;
  readonly fonts: unknown;
}

/** The active theme, or `null` when there is none or it cannot be read (errors are only logged, spec §8). */
export async function readActiveTheme(): Promise<ThemeConfig | null> {
  try {
    const content = await getContent();
    const { data, error } = await content.from('theme_config').select('colors, fonts').eq('is_active', true).maybeSingle();
    if (error) throw new Error(error.message);
    return data;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    // The page was left while it was read.
    if (error instanceof Error && error.message.startsWith('AbortError')) return null;
    console.error('The active theme could not be loaded; the built-in one stays.', error);
    return null;
  }
}

/**
 * The CSS rules of a theme. Values that are not plain colors or font names are omitted.
 * @param suffix added to each selector, such as `:not(#x)`, to outrank the rules of another theme on the page
 */
export function themeRules(config: ThemeConfig, suffix = ''): string {
  const dark = declarations(TARGETS.colors, pick(config.colors, 'dark'), HEX);
  const light = declarations(TARGETS.colors, pick(config.colors, 'light'), HEX);
  const fonts = declarations(
    TARGETS.fonts,
    config.fonts,
    FAMILY,
    (family, target) => `${numerals}"${family}",var(${target}-fallback)`,
  );
  return [rule(`:root${suffix},.dark${suffix}`, dark), rule(`.light${suffix}`, light), rule(`:root${suffix}`, fonts)].join('');
}

function declarations(
  targets: Readonly<Record<string, string>>,
  values: unknown,
  form: RegExp,
  write: (value: string, target: string) => string = (value) => value,
) {
  return Object.entries(targets).flatMap(([key, target]) => {
    const value = pick(values, key);
    return typeof value === 'string' && form.test(value) ? [`${target}:${write(value, target)}`] : [];
  });
}

const pick = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
const rule = (selector: string, lines: readonly string[]) => (lines.length > 0 ? `${selector}{${lines.join(';')}}` : '');
