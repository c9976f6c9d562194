import * as t from '@duneline/specs/messages/admin-content';

/** One setting of a component, and what it may be; `are_component_settings` in the database checks the same. */
export type SettingForm = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'switch' }
  /** Short texts, one a line. */
  | { readonly kind: 'texts' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit: SettingUnit }
);

export type SettingUnit = 'millisecond' | 'pixel' | 'percent' | 'none';

const interval = {
  name: 'interval',
  kind: 'number',
  label: t.settingInterval,
  least: 2000,
  most: 60_000,
  unit: 'millisecond',
} as const;

/** The settings of each component, in the order of its form. */
export const componentForms: Readonly<Record<string, readonly SettingForm[]>> = {
  'promo-bar': [
    { name: 'text', kind: 'text', label: t.settingText },
    { name: 'height', kind: 'number', label: t.settingHeight, least: 48, most: 48, unit: 'pixel' },
    { name: 'isDismissible', kind: 'switch', label: t.settingDismissible },
  ],
  'site-header': [{ name: 'opaqueAfter', kind: 'number', label: t.settingOpaqueAfter, least: 0, most: 400, unit: 'pixel' }],
  'scroll-progress': [
    { name: 'afterPercent', kind: 'number', label: t.settingAfterPercent, least: 0, most: 100, unit: 'percent' },
  ],
  'floating-call': [
    { name: 'after', kind: 'number', label: t.settingAfter, least: 0, most: 2000, unit: 'pixel' },
    { name: 'hiddenFor', kind: 'number', label: t.settingHiddenFor, least: 0, most: 2_592_000_000, unit: 'millisecond' },
  ],
  'testimonial-carousel': [interval],
  'hero-stats': [interval, { name: 'count', kind: 'number', label: t.settingCount, least: 1, most: 4, unit: 'none' }],
  'payout-marquee': [
    { name: 'duration', kind: 'number', label: t.settingDuration, least: 5000, most: 120_000, unit: 'millisecond' },
    { name: 'methods', kind: 'texts', label: t.settingMethods },
  ],
  'typing-headline': [
    { name: 'words', kind: 'texts', label: t.settingWords },
    { name: 'type', kind: 'number', label: t.settingType, least: 20, most: 1000, unit: 'millisecond' },
    { name: 'delete', kind: 'number', label: t.settingDelete, least: 20, most: 1000, unit: 'millisecond' },
    { name: 'pause', kind: 'number', label: t.settingPause, least: 200, most: 20_000, unit: 'millisecond' },
  ],
  'live-update-toast': [
    { name: 'duration', kind: 'number', label: t.settingDuration, least: 1000, most: 20_000, unit: 'millisecond' },
  ],
};

/** The names of the components for people. */
export const componentNames: Readonly<Record<string, string>> = {
  'promo-bar': t.componentPromoBar,
  'site-header': t.componentSiteHeader,
  'scroll-progress': t.componentScrollProgress,
  'floating-call': t.componentFloatingCall,
  'testimonial-carousel': t.componentTestimonials,
  'hero-stats': t.componentHeroStats,
  'payout-marquee': t.componentPayoutMarquee,
  'typing-headline': t.componentTypingHeadline,
  'live-update-toast': t.componentLiveUpdateToast,
};
