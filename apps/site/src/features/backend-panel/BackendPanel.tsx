import type { Backend } from '@duneline/mocks';
import { Badge, close, IconButton } from '@duneline/ui';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import * as css from './BackendPanel.css.ts';
import { InboxTab } from './inbox/InboxTab.tsx';
import type { PanelActions } from './PanelActions.ts';
import { readPanelMemory, writePanelMemory, type PanelTab } from './panelMemory.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { panelText as t } from './panelText.ts';
import { RealtimeTab } from './realtime/RealtimeTab.tsx';
import { RequestsTab } from './requests/RequestsTab.tsx';
import { TablesTab } from './tables/TablesTab.tsx';
import { ScenarioTab } from './scenario/ScenarioTab.tsx';

export interface PanelTabProps {
  readonly backend: Backend;
  readonly actions: PanelActions;
}

const contents: Readonly<Record<PanelTab, ComponentType<PanelTabProps>>> = {
  requests: RequestsTab,
  tables: TablesTab,
  inbox: InboxTab,
  realtime: RealtimeTab,
  scenario: ScenarioTab,
};

export interface BackendPanelProps extends PanelTabProps {
  /** @default the last open tab in this browser tab */
  readonly initialTab?: PanelTab;
  /** Whether the user has just opened it. */
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

/** Shows the state and activity of an embedded backend, and changes it; docked at the bottom of the window, never modal. */
export function BackendPanel({ backend, actions, initialTab, takesFocus = false, onClose }: BackendPanelProps) {
  const [tab, setTab] = useState(() => initialTab ?? readPanelMemory().tab);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const Content = contents[tab];
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section aria-labelledby={titleId} className={css.panel}>
      <PanelTabs
        label={t.title}
        names={t.tabs}
        selected={tab}
        onSelect={(next) => {
          setTab(next);
          writePanelMemory({ tab: next });
        }}
      >
        {(tabs, panelProps) => (
          <>
            <header className={css.head}>
              <h2 ref={title} id={titleId} tabIndex={-1} className={css.title}>
                {t.title}
              </h2>
              {backend.scenario && (
                <span className={css.scenario}>
                  <Badge tone="warning">{backend.scenario.name}</Badge>
                </span>
              )}
              {tabs}
              <span className={css.close}>
                <IconButton aria-label={t.close} icon={close} size="sm" onPress={onClose} />
              </span>
            </header>
            <div {...panelProps} className={css.content}>
              <Content backend={backend} actions={actions} />
            </div>
          </>
        )}
      </PanelTabs>
    </section>
  );
}
