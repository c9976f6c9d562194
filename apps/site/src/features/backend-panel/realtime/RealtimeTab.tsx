import type { Backend } from '@duneline/mocks';
import { Badge, Button, EmptyState } from '@duneline/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { TextBlock } from '../TextBlock.tsx';
import { useRerender } from '../useBackend.ts';
import * as css from './realtime.css.ts';

const t = panelText.realtime;

/** The open sockets with their subscriptions, the last frames, and ways to disturb them. */
export function RealtimeTab({ backend: { realtime } }: PanelTabProps) {
  const redraw = useRerender();
  useRealtime(realtime);
  const { connections, frames } = realtime;

  return (
    <>
      <div className={`${parts.toolbar} ${css.controls}`}>
        <Button size="sm" isDisabled={connections.length === 0} onPress={() => realtime.drop()}>
          {t.drop}
        </Button>
        <label className={parts.check}>
          <input
            type="checkbox"
            checked={realtime.isPaused}
            onChange={(event) => {
              hold(realtime, event.target.checked);
              redraw();
            }}
          />
          {t.pause}
        </label>
      </div>
      <div className={css.columns}>
        {connections.length === 0 ? (
          <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
        ) : (
          <Connections connections={connections} />
        )}
        <section className={css.part}>
          <h3 className={css.title}>{t.frames}</h3>
          {frames.length === 0 ? <p className={parts.muted}>{t.noFrames}</p> : <Frames frames={frames} />}
        </section>
      </div>
    </>
  );
}

function hold(realtime: Backend['realtime'], isPaused: boolean) {
  realtime.isPaused = isPaused;
}

function Connections({ connections }: Pick<Backend['realtime'], 'connections'>) {
  return (
    <ul role="list" className={css.part}>
      {connections.map(({ id, version, channels }) => (
        <li key={id} className={css.connection}>
          <h3 className={css.title}>
            {t.connection} {id} <span className={parts.muted}>{version}</span>
          </h3>
          {channels.length === 0 && <p className={parts.muted}>{t.noChannel}</p>}
          <ul role="list" className={css.channels}>
            {channels.map(({ topic, role, isPrivate, subscriptionCount }) => (
              <li key={topic} className={css.channel}>
                <span className={parts.code}>{topic}</span>
                <Badge>{role}</Badge>
                {isPrivate && <Badge tone="info">private</Badge>}
                {subscriptionCount > 0 && <Badge tone="accent">{`${subscriptionCount} × changes`}</Badge>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Frames({ frames }: Pick<Backend['realtime'], 'frames'>) {
  const lines = frames.map(({ connection, sender, event, topic, findings }) => {
    const remarks = findings.map(({ path, message }) => `  ! ${path} ${message}`);
    return [`${connection} ${sender === 'client' ? '→' : '←'} ${event ?? '?'} ${topic ?? ''}`, ...remarks].join('\n');
  });
  return <TextBlock label={t.frames} text={lines.toReversed().join('\n')} />;
}

/** Renders again after each frame, and each opened or closed socket. */
function useRealtime(realtime: Backend['realtime']) {
  const redraw = useRerender();
  const subscribe = useCallback(
    (onChange: () => void) =>
      realtime.subscribe(() => {
        redraw();
        onChange();
      }),
    [realtime, redraw],
  );
  useSyncExternalStore(subscribe, () => realtime.frames);
}
