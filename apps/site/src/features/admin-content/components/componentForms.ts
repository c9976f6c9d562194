import * as t from '@duneline/specs/messages/admin-content';

/** A setting of a component with its allowed values; `are_component_settings` in the database checks the same. */
export type SettingForm = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'text' }
  /** Short texts, one per line. */
  | { readonly kind: 'texts' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit: SettingUnit }
);

export type SettingUnit = 'millisecond';

/** The settings of each component that pages use, in the form's order. */
export const componentForms: Readonly<Record<string, readonly SettingForm[]>> = {
  'promo-bar': [{ name: 'text', kind: 'text', label: t.settingText }],
  'typing-headline': [
    { name: 'words', kind: 'texts', label: t.settingWords },
    { name: 'type', kind: 'number', label: t.settingType, least: 20, most: 1000, unit: 'millisecond' },
    { name: 'delete', kind: 'number', label: t.settingDelete, least: 20, most: 1000, unit: 'millisecond' },
    { name: 'pause', kind: 'number', label: t.settingPause, least: 200, most: 20_000, unit: 'millisecond' },
  ],
};

/** The components that can be hidden. */
export const hideable: ReadonlySet<string> = new Set(['promo-bar']);

/** Names of the components. */
export const componentNames: Readonly<Record<string, string>> = {
  'promo-bar': t.componentPromoBar,
  'typing-headline': t.componentTypingHeadline,
};
