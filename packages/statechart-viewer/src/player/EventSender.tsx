import { useId, useState } from 'react';
import { triggerOf } from '@duneline/machines/triggers';
import type { StatechartRow } from '@duneline/specs/contract';
import { Button, Heading } from '@duneline/ui';
import { eventLabel, targetLabel } from '../labels/rowWords.ts';
import { parsePayload } from './parsePayload.ts';
import type { Verdict } from './session.ts';
import * as css from './player.css.ts';

interface EventSenderProps {
  /** The rows that apply in the current states. */
  rows: readonly StatechartRow[];
  chosen: number | null;
  onChoose: (line: number) => void;
  onSend: (row: StatechartRow) => void;
  /** Predicts the effect of an event, if supported. */
  tryOut?: (row: StatechartRow) => readonly { readonly row: StatechartRow; readonly verdict: Verdict }[];
}

/** The events that apply now: select one, edit its payload, see the results of guards, and send it. */
export function EventSender({ rows, chosen, onChoose, onSend, tryOut }: EventSenderProps) {
  const row = rows.find(({ line }) => line === chosen);
  return (
    <section className={css.section}>
      <Heading level={3} size="md">
        What can happen
      </Heading>
      {rows.length === 0 && <p className={css.muted}>Nothing: this is an end.</p>}
      <ul role="list" className={css.list}>
        {rows.map((one) => (
          <li key={one.line}>
            <button type="button" className={css.choice} aria-pressed={one.line === chosen} onClick={() => onChoose(one.line)}>
              <span>{eventLabel(one.event)}</span>{' '}
              <span
                className={css.muted}
              >{`${one.guard ? `if ${one.guard}, ` : ''}${one.to === one.from ? '' : 'to '}${targetLabel(one)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {row && <Payload key={row.line} row={row} onSend={onSend} tryOut={tryOut} />}
    </section>
  );
}

function Payload({ row, onSend, tryOut }: Pick<EventSenderProps, 'onSend' | 'tryOut'> & { row: StatechartRow }) {
  const [text, setText] = useState(JSON.stringify(row.example ?? {}, null, 2));
  const id = useId();
  const payload = parsePayload(text);
  const isTimed = triggerOf(row.event).kind === 'after';
  const filled = typeof payload === 'string' ? null : { ...row, example: payload };
  return (
    <form
      className={css.payload}
      onSubmit={(event) => {
        event.preventDefault();
        if (filled) onSend(filled);
      }}
    >
      {!isTimed && (
        <>
          <label htmlFor={id} className={css.label}>
            Payload of {eventLabel(row.event)}, as JSON
          </label>
          <textarea
            id={id}
            className={css.code}
            rows={Math.min(10, text.split('\n').length)}
            spellCheck={false}
            value={text}
            aria-invalid={filled === null}
            aria-describedby={`${id}-verdict`}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      <ul role="list" id={`${id}-verdict`} className={css.verdicts} aria-label="What the guards say">
        {filled
          ? tryOut?.(filled).map(({ row: tried, verdict }) => (
              <li key={tried.line} data-verdict={verdict}>
                {verdict}: {tried.guard ?? 'no guard'} → {targetLabel(tried)}
              </li>
            ))
          : typeof payload === 'string' && <li data-verdict="error">{payload}</li>}
      </ul>
      <Button type="submit" size="sm" variant="primary" isDisabled={filled === null}>
        {isTimed ? 'Let the time pass' : 'Send'}
      </Button>
    </form>
  );
}
