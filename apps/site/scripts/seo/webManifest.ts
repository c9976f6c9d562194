import { darkColors } from '@duneline/ui/tokens';

/** What the web app manifest is written from. */
export interface ManifestWords {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The path that the app starts at. */
  readonly start: string;
}

/** The sizes of the icons that are drawn at build time, in pixels. */
export const ICON_SIZES = [192, 512] as const;

/** Writes the web app manifest: the site as an app on a home screen. */
export function webManifest({ name, description, language, direction, start }: ManifestWords): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    dir: direction,
    id: start,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: darkColors.ground,
    theme_color: darkColors.ground,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIZES.flatMap((size) => [
        { src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' },
        { src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'maskable' },
      ]),
    ],
  });
}
