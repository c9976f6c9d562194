import type { CookieConsentView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/panels';
import { Button, Switch } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { sendConsent } from './consentStore.ts';
import * as css from './ConsentBanner.css.ts';

export interface ConsentChoicesProps {
  readonly choices: CookieConsentView['choices'];
  readonly onSave: () => void;
}

/** The three switches of the cookie banner; "necessary" is on and locked (spec §5). */
export function ConsentChoices({ choices, onSave }: ConsentChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  // "Customize" is gone, and the focus with it: it goes on to the first switch that can be changed.
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('input:not(:disabled), [role=switch]:not(:disabled)')?.focus();
  }, []);

  return (
    <>
      <ul role="list" ref={list} className={css.choices}>
        <li>
          <Switch isSelected isDisabled description={t.consentNecessaryText}>
            {t.consentNecessary}
          </Switch>
        </li>
        <li>
          <Switch
            isSelected={choices.analytics}
            onChange={() => sendConsent({ type: 'category.toggle', category: 'analytics' })}
            description={t.consentAnalyticsText}
          >
            {t.consentAnalytics}
          </Switch>
        </li>
        <li>
          <Switch
            isSelected={choices.marketing}
            onChange={() => sendConsent({ type: 'category.toggle', category: 'marketing' })}
            description={t.consentMarketingText}
          >
            {t.consentMarketing}
          </Switch>
        </li>
      </ul>
      <span className={css.save}>
        <Button variant="primary" onPress={onSave}>
          {t.consentSave}
        </Button>
      </span>
    </>
  );
}
