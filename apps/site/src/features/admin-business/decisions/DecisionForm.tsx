import { cancel } from '@duneline/specs/messages/admin-business';
import { Button, Form, Heading } from '@duneline/ui';
import { useEffect, useId, useRef } from 'react';
import { useReportUnsaved } from '../../../lib/areas/unsavedEditors.ts';
import * as css from '../business.css.ts';
import { DecisionFields } from './DecisionFields.tsx';
import type { OpenDecision } from './OpenDecision.ts';
import { useConfirmation } from './useConfirmation.ts';

/** A decision is sent once and for all, so only a press on its button sends it. */
const saveNothing = () => {};

export interface DecisionFormProps {
  readonly decision: OpenDecision;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms a decision in place, so that its evidence stays in sight. Takes the focus when it appears. */
export function DecisionForm({ decision, onDone, onCancel }: DecisionFormProps) {
  const confirmation = useConfirmation(decision, onDone);
  const { text, isSending } = confirmation;
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  useReportUnsaved(isSending ? 'busy' : text.trim() === '' ? null : 'stuck', saveNothing);
  const { hasKey = true } = decision;
  useEffect(() => focusFirst(form.current, hasKey), [hasKey]);
  return (
    <Form
      ref={form}
      validationBehavior="aria"
      aria-labelledby={title}
      onSubmit={() => {
        if (confirmation.isIncomplete) focusFirst(form.current, hasKey);
        void confirmation.send();
      }}
    >
      <Heading level={3} size="md" id={title} tabIndex={-1}>
        {decision.title}
      </Heading>
      <DecisionFields decision={decision} confirmation={confirmation} />
      <span className={css.ways}>
        <Button type="submit" variant={decision.isRefusal ? 'danger' : 'primary'} isPending={isSending}>
          {decision.confirmLabel}
        </Button>
        <Button variant="quiet" isDisabled={isSending} onPress={onCancel}>
          {cancel}
        </Button>
      </span>
    </Form>
  );
}

/** Focuses the first field; without one the button that sends, or what is asked if Enter, pressed twice, must not send it. */
function focusFirst(form: HTMLFormElement | null, mayEnterSend: boolean): void {
  const others = mayEnterSend ? '[type=submit]' : 'h3';
  const first = form?.querySelector<HTMLElement>('input, textarea') ?? form?.querySelector<HTMLElement>(others);
  first?.focus();
}
