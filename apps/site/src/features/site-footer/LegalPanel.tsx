import * as t from '@duneline/specs/messages/footer';
import { LegalPanel as Panel } from '@duneline/ui';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { sendLegal, useLegalPanel } from './legalFlow.ts';

const LegalContent = lazyPart(async () => (await import('./LegalContent.tsx')).LegalContent);

/**
 * The collapsible "Legal & Disclosures"; whether it is expanded is stored per browser session (spec §2). Its text loads when it
 * opens.
 */
export function LegalPanel() {
  const { isExpanded, isFullPage } = useLegalPanel();
  return (
    <Panel
      title={t.legalTitle}
      isOpen={isExpanded}
      onOpenChange={(isOpen) => sendLegal({ type: isOpen ? 'panel.expand' : 'panel.collapse' })}
    >
      {isExpanded && <LegalContent isFullPage={isFullPage} />}
    </Panel>
  );
}
