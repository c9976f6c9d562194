import * as t from '@duneline/specs/messages/admin-review';
import { Button, ButtonLink, Kbd, Panel, Switch } from '@duneline/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import * as business from '../business.css.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { OpenDecision } from './OpenDecision.ts';
import * as css from './ReviewPanel.css.ts';
import { readKeysOn, storeKeysOn } from './shortcutKeys.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

export interface ReviewPanelProps {
  /** The status of the record. */
  readonly status: ReactNode;
  /** `null` if the record cannot be approved anymore. */
  readonly approve: OpenDecision | null;
  /** Why it cannot be approved yet. */
  readonly waitsFor?: string | null;
  /** `null` if the record cannot be rejected anymore. */
  readonly reject: OpenDecision | null;
  /** The address of the next record that waits; `null` if none does, `undefined` while that is read. */
  readonly next: string | null | undefined;
  /** Whether it belongs to the admin, who decides nothing about it. @default false */
  readonly isOwn?: boolean;
  /** Who has decided, when and why. */
  readonly children?: ReactNode;
}

type Step = 'approve' | 'reject';

/**
 * Decides about a record and leads to the next one, by buttons or by the keys A, R and N. A decision is confirmed in place, so that
 * its evidence stays in sight; one without a key needs a press on its button.
 */
export function ReviewPanel({ status, approve, waitsFor = null, reject, next, isOwn = false, children }: ReviewPanelProps) {
  // As it was when the form was opened: what somebody else decides meanwhile does not take away what was typed.
  const [open, setOpen] = useState<{ readonly step: Step; readonly decision: OpenDecision } | null>(null);
  const [areKeysOn, setKeysOn] = useState(readKeysOn);
  const navigate = useNavigate();
  const buttons = useRef<HTMLSpanElement>(null);
  const why = useRef<HTMLOutputElement>(null);
  /** What takes the focus when the form is gone. */
  const left = useRef<Step | 'next' | null>(null);
  const close = (to: Step | 'next') => {
    left.current = to;
    setOpen(null);
  };
  useEffect(() => {
    if (open !== null || left.current === null) return;
    const panel = buttons.current?.parentElement;
    const focused = panel?.querySelector<HTMLElement>(`[data-step=${left.current}]:not(:disabled)`) ?? buttons.current;
    left.current = null;
    focused?.focus();
  }, [open]);
  // Before the browser takes the focus from what is hidden then.
  useLayoutEffect(() => {
    const isRead = why.current !== null && document.activeElement === why.current;
    if (waitsFor === null && isRead) buttons.current?.querySelector<HTMLElement>('[data-step=approve]')?.focus();
  }, [waitsFor]);
  const starting = (step: Step, decision: OpenDecision | null) =>
    open === null && decision !== null ? () => setOpen({ step, decision }) : null;
  const startApproval = starting('approve', waitsFor === null ? approve : null);
  const startRejection = starting('reject', reject);
  /** Why it cannot be approved yet is read where the focus moves. */
  const tellWhy = open === null && approve !== null && waitsFor !== null ? () => why.current?.focus() : null;
  useShortcutKeys(
    {
      a: approve?.hasKey === false ? null : (startApproval ?? tellWhy),
      r: reject?.hasKey === false ? null : startRejection,
      n: next ? () => void navigate(next) : null,
    },
    areKeysOn,
  );
  const keyOf = (decision: OpenDecision | null, letter: string) => (areKeysOn && decision?.hasKey !== false ? letter : undefined);
  return (
    <Panel title={t.decision} actions={status}>
      {children}
      {open && <DecisionForm decision={open.decision} onDone={() => close('next')} onCancel={() => close(open.step)} />}
      <span ref={buttons} className={business.ways} tabIndex={-1}>
        {open === null && approve && (
          <Button
            data-step="approve"
            variant="primary"
            isDisabled={startApproval === null}
            aria-keyshortcuts={keyOf(approve, 'A')}
            onPress={() => startApproval?.()}
          >
            {approve.confirmLabel}
            <Hint letter={keyOf(approve, 'A')} />
          </Button>
        )}
        {open === null && reject && (
          <Button data-step="reject" aria-keyshortcuts={keyOf(reject, 'R')} onPress={() => startRejection?.()}>
            {reject.confirmLabel}
            <Hint letter={keyOf(reject, 'R')} />
          </Button>
        )}
        {next && (
          <ButtonLink
            data-step="next"
            variant="quiet"
            href={next}
            render={routerLink}
            aria-keyshortcuts={areKeysOn ? 'N' : undefined}
          >
            {t.next}
            <Hint letter={areKeysOn ? 'N' : undefined} />
          </ButtonLink>
        )}
      </span>
      {approve && (
        <output ref={why} tabIndex={-1} className={css.why}>
          {waitsFor}
        </output>
      )}
      {isOwn && <p>{t.ownRecord}</p>}
      {next === null && (
        <p data-step="next" tabIndex={-1} className={business.quiet}>
          {t.queueEmpty}
        </p>
      )}
      <Switch
        isSelected={areKeysOn}
        onChange={(isOn) => {
          storeKeysOn(isOn);
          setKeysOn(isOn);
        }}
        description={t.keysHelp}
      >
        {t.keys}
      </Switch>
    </Panel>
  );
}

function Hint({ letter }: { readonly letter: string | undefined }) {
  if (letter === undefined) return null;
  return (
    <span className={css.hint} aria-hidden>
      <Kbd keys={letter} />
    </span>
  );
}
