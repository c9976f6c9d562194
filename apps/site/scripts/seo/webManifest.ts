import { darkColors } from '@duneline/ui/tokens';

/** Contents of the web app manifest. */
export interface ManifestWords {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The start path of the app. */
  readonly start: string;
}

/** Icon sizes in pixels. */
export const ICON_SIZES = [192, 512] as const;

/** The web app manifest, for installing the site as an app. */
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
