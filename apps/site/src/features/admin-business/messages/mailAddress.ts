import * as t from '@duneline/specs/messages/admin-messages';
import { brand } from '@duneline/specs/site';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import type { Message } from './readMessages.ts';

/** Longer addresses are cut or refused by some mail programs. */
const LONGEST = 2000;
const LINE = 72;

/**
 * A link that opens a mail to the writer of a message: a subject, the answer, and as much of the message as fits.
 * @example mailAddress(message, 'Gladly.') // 'mailto:beatriz@mail.example?subject=Re%3A%20…&body=Gladly.%0D%0A…'
 */
export function mailAddress(message: Pick<Message, 'name' | 'email' | 'message' | 'received_at'>, answer: string): string {
  const quote = quotedLines(message.message);
  const intro = t.mailQuote({ when: formatMoment(message.received_at), name: message.name });
  // Encoded: what a visitor gave as an address may hold the signs that begin further fields, such as `?bcc=`.
  const to = encodeURIComponent(message.email).replace('%40', '@');
  const head = `mailto:${to}?subject=${encodeURIComponent(t.mailSubject({ brand: brand.name }))}&body=`;
  const addressOf = (kept: number) => {
    const lines = kept === quote.length ? quote : [...quote.slice(0, kept), '> …'];
    return (
      head + encodeURIComponent([answer, ...(kept > 0 ? ['', intro, ...lines] : [])].join('\n').replaceAll(/\r?\n/g, '\r\n'))
    );
  };
  let kept = quote.length;
  while (kept > 0 && addressOf(kept).length > LONGEST) kept -= 1;
  return addressOf(kept);
}

/** A text as mails quote it, in lines of at most 72 characters where words allow it. */
function quotedLines(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines.map((line) => `> ${line}`);
  });
}
