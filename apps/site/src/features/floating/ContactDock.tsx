import type { ContactDockView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/floating';
import { ButtonLink, FloatingDock } from '@duneline/ui';
import { useState } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { dismissContactDock, preloadContactDock } from './contactDockStore.ts';
import { contactWays } from './contactWays.ts';
import { moveFocusToMain } from './moveFocusToMain.ts';

export interface ContactDockProps {
  readonly shape: Exclude<ContactDockView['shape'], 'none'>;
  readonly onChat: () => void;
}

/** WhatsApp, Discord and Start Challenge: a bottom bar for which the page reserves space, or a corner card (spec §2). */
export function ContactDock({ shape, onChat }: ContactDockProps) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const isBar = shape === 'bar';
  const isShown = useOverlay('dock', dock, { priority: 2, hasRoom: isBar });
  useBottomInset(isBar && isShown ? dock : null);
  const dismiss = () => {
    moveFocusToMain();
    dismissContactDock();
  };
  return (
    <FloatingDock
      ref={setDock}
      shape={shape}
      isAway={!isShown}
      label={t.dockLabel}
      ways={contactWays}
      newTabLabel={t.opensInNewTab}
      onChat={onChat}
      chatLabel={t.chat}
      closeLabel={t.dismissDock}
      onCloseIntent={preloadContactDock}
      onClose={dismiss}
      action={
        <ButtonLink size="sm" isWide href="/checkout" render={routerLink}>
          {t.startChallenge}
        </ButtonLink>
      }
    />
  );
}
