import type { CookieConsentView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/panels';
import { CookieChoices, type CookieCategory } from '@duneline/ui';
import { sendConsent } from './consentStore.ts';

const categories: readonly CookieCategory[] = [
  { id: 'necessary', label: t.consentNecessary, text: t.consentNecessaryText, isNecessary: true },
  { id: 'analytics', label: t.consentAnalytics, text: t.consentAnalyticsText },
  { id: 'marketing', label: t.consentMarketing, text: t.consentMarketingText },
];
const optional = ['analytics', 'marketing'] as const;

export interface ConsentChoicesProps {
  readonly choices: CookieConsentView['choices'];
  readonly onSave: () => void;
}

/** The switches of the cookie banner; "necessary" is on and locked (spec §5). */
export function ConsentChoices({ choices, onSave }: ConsentChoicesProps) {
  const change = (value: readonly string[]) => {
    for (const category of optional)
      if (value.includes(category) !== choices[category]) sendConsent({ type: 'category.toggle', category });
  };
  return (
    <CookieChoices
      categories={categories}
      value={optional.filter((category) => choices[category])}
      onChange={change}
      onSave={onSave}
      saveLabel={t.consentSave}
    />
  );
}
