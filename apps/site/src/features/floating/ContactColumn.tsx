import * as t from '@duneline/specs/messages/floating';
import { FloatingColumn } from '@duneline/ui';
import { useState } from 'react';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { contactWays } from './contactWays.ts';

/** WhatsApp, Discord and the chat at the edge of every page (spec §2). */
export function ContactColumn({ onChat }: { readonly onChat: () => void }) {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const isShown = useOverlay('column', column, { priority: 1 });
  return (
    <FloatingColumn
      ref={setColumn}
      isAway={!isShown}
      aria-label={t.contactLabel}
      ways={contactWays}
      newTabLabel={t.opensInNewTab}
      onChat={onChat}
      chatLabel={t.chat}
    />
  );
}
