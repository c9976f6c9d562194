import * as t from '@duneline/specs/messages/admin-review';
import { Button, ButtonLink, Kbd, Panel, Switch } from '@duneline/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  /** Who has decided, when and why. */
  readonly children?: ReactNode;
}

type Step = 'approve' | 'reject';

/**
 * Decides about a record and leads to the next one, by buttons or by the keys A, R and N. A decision is confirmed in place, so that
 * its evidence stays in sight.
 */
export function ReviewPanel({ status, approve, waitsFor = null, reject, next, children }: ReviewPanelProps) {
  // As it was when the form was opened: what somebody else decides meanwhile does not take away what was typed.
  const [open, setOpen] = useState<{ readonly step: Step; readonly decision: OpenDecision } | null>(null);
  const [areKeysOn, setKeysOn] = useState(readKeysOn);
  const navigate = useNavigate();
  const buttons = useRef<HTMLSpanElement>(null);
  /** What takes the focus when the form is gone. */
  const left = useRef<Step | 'next' | null>(null);
  const close = (to: Step | 'next') => {
    left.current = to;
    setOpen(null);
  };
  useEffect(() => {
    if (open !== null || left.current === null) return;
    const focused = buttons.current?.querySelector<HTMLElement>(`[data-step=${left.current}]`) ?? buttons.current;
    left.current = null;
    focused?.focus();
  }, [open]);
  const starting = (step: Step, decision: OpenDecision | null) =>
    open === null && decision !== null ? () => setOpen({ step, decision }) : null;
  const startApproval = starting('approve', waitsFor === null ? approve : null);
  const startRejection = starting('reject', reject);
  useShortcutKeys({ a: startApproval, r: startRejection, n: next ? () => void navigate(next) : null }, areKeysOn);
  const hint = (letter: string) => areKeysOn && <Hint letter={letter} />;
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
            aria-keyshortcuts={areKeysOn ? 'A' : undefined}
            onPress={() => startApproval?.()}
          >
            {approve.confirmLabel}
            {hint('A')}
          </Button>
        )}
        {open === null && reject && (
          <Button data-step="reject" aria-keyshortcuts={areKeysOn ? 'R' : undefined} onPress={() => startRejection?.()}>
            {reject.confirmLabel}
            {hint('R')}
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
            {hint('N')}
          </ButtonLink>
        )}
      </span>
      {approve && waitsFor !== null && <p className={business.quiet}>{waitsFor}</p>}
      {next === null && <p className={business.quiet}>{t.queueEmpty}</p>}
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

function Hint({ letter }: { readonly letter: string }) {
  return (
    <span className={css.hint} aria-hidden>
      <Kbd keys={letter} />
    </span>
  );
}
