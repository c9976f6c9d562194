import { language } from '../language/language.ts';
import { useLiveContent } from './liveContentStore.ts';

export interface ComponentSettings {
  readonly isShown: boolean;
  /** A text among the settings, or what is built in. */
  readonly text: (name: string, builtIn: string) => string;
  /** Texts among the settings, or what is built in. */
  readonly texts: (name: string, builtIn: readonly string[]) => readonly string[];
  /** A number among the settings, or what is built in. */
  readonly number: (name: string, builtIn: number) => number;
}

/** The published settings of a component. Their texts are English; other languages keep those that are built in. */
export function useComponentSettings(component: string): ComponentSettings {
  const live = useLiveContent().components?.find((one) => one.component === component);
  const settings: Readonly<Record<string, unknown>> =
    typeof live?.settings === 'object' && live.settings !== null ? { ...live.settings } : {};
  return {
    isShown: live?.is_enabled ?? true,
    text: (name, builtIn) => {
      const value = settings[name];
      return language === 'en' && typeof value === 'string' ? value : builtIn;
    },
    texts: (name, builtIn) => {
      const value: unknown = settings[name];
      if (language !== 'en' || !Array.isArray(value) || value.length === 0) return builtIn;
      return value.every((item) => typeof item === 'string') ? value : builtIn;
    },
    number: (name, builtIn) => {
      const value = settings[name];
      return typeof value === 'number' ? value : builtIn;
    },
  };
}
