import * as t from '@duneline/specs/messages/admin-messages';
import { brand } from '@duneline/specs/site';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import type { Message } from './readMessages.ts';

/** Longer links are cut or refused by some mail programs. */
const LONGEST = 2000;
const LINE = 72;
/** Signs with which a mail program may see several people, a name or a comment in an address, encoded or not. */
const AMBIGUOUS = /[,;<>"()\\]/;
const BREAK = '%0D%0A';
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));

/**
 * A link that opens a mail to the writer of a message: a subject, the answer, and as much of the message as fits; `null` if the
 * answer does not fit, or if the mail could go to somebody else.
 * @example mailAddress(message, 'Gladly.') // 'mailto:beatriz@mail.example?subject=Re%3A%20…&body=Gladly.%0D%0A…'
 */
export function mailAddress(
  { name, email, message, received_at }: Pick<Message, 'name' | 'email' | 'message' | 'received_at'>,
  answer: string,
): string | null {
  // Encoded: what a visitor gave as an address may hold the signs that begin further fields, such as `?bcc=`.
  const to = encodeURIComponent(email).replace('%40', '@');
  const short = `mailto:${to}?subject=${encode(t.mailSubject({ brand: brand.name }))}&body=${encode(answer)}`;
  if (AMBIGUOUS.test(email) || short.length > LONGEST) return null;
  const intro = short + BREAK + BREAK + encode(t.mailQuote({ when: formatMoment(received_at), name }));
  const lines = quotedLines(message).map((line) => BREAK + encode(line));
  const whole = intro + lines.join('');
  if (whole.length <= LONGEST) return whole;
  const cut = BREAK + encode('> …');
  let quoting = intro;
  for (const line of lines) {
    if (quoting.length + line.length + cut.length > LONGEST) break;
    quoting += line;
  }
  return quoting === intro ? short : quoting + cut;
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
