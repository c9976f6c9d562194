import type { LogEntry } from '@duneline/mocks';
import { Badge } from '@duneline/ui';
import { useState } from 'react';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { TextBlock } from '../TextBlock.tsx';
import { timeOf } from '../timeOf.ts';
import * as css from './requests.css.ts';
import { isProblem, verdictsOn } from './verdicts.ts';

const t = panelText.requests;

/** A request on one line, with headers and bodies on demand. */
export function RequestEntry({ entry }: { readonly entry: LogEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.entry} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.line}>
        <time dateTime={entry.at} className={css.time}>
          {timeOf(entry.at)}
        </time>
        <span className={css.method}>{entry.method}</span>
        <span className={css.path}>{readable(entry.path)}</span>
        <span className={css.status} data-problem={isProblem(entry) || undefined}>
          {entry.status || t.noAnswer}
        </span>
        <span className={css.operation}>{entry.operationId ?? t.unknown}</span>
        <span className={css.duration}>{`${Math.round(entry.durationMs)} ms`}</span>
      </summary>
      {isOpen && <RequestDetails entry={entry} />}
    </details>
  );
}

function RequestDetails({ entry }: { readonly entry: LogEntry }) {
  return (
    <div className={css.details}>
      <ul role="list" className={css.verdicts}>
        {verdictsOn(entry).map(({ text, tone, details }) => (
          <li key={text} className={css.verdict}>
            <Badge tone={tone}>{text}</Badge>
            {details.map((detail) => (
              <span key={detail} className={parts.code}>
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Message title={t.request} {...entry.request} />
      <Message title={t.response} {...entry.response} />
    </div>
  );
}

function Message({ title, headers, body }: LogEntry['request'] & { readonly title: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <section className={css.message}>
      <h3 className={css.messageTitle}>{title}</h3>
      {lines.length > 0 && <TextBlock label={`${title}: headers`} text={lines.join('\n')} />}
      {body === '' ? <p className={parts.muted}>{t.noBody}</p> : <TextBlock label={`${title}: body`} text={indented(body)} />}
    </section>
  );
}

/** Decodes a path; an invalid one is returned unchanged. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
