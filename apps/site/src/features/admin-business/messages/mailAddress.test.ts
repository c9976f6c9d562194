import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddress } from './mailAddress.ts';

const message = {
  name: 'Beatriz Lopes',
  email: 'beatriz@prop-weekly.example',
  message: 'May I reproduce the picture?\n\nWith a link.',
  received_at: '2026-02-16T14:30:00Z',
};

/** Who gets the mail, and what is in it, as a mail program reads the link. */
function read(address: string | null) {
  if (address === null) throw new Error('There is no link.');
  const { protocol, pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  return { protocol, to: decodeURIComponent(pathname), fields: Object.fromEntries(searchParams) };
}

describe('the link to send an answer', () => {
  it('has the person, a subject, the answer and the message', () => {
    const { protocol, to, fields } = read(mailAddress(message, 'Gladly.\nNoor'));
    expect({ protocol, to }).toEqual({ protocol: 'mailto:', to: message.email });
    expect(fields).toEqual({
      subject: 'Re: your message to Duneline',
      body: [
        'Gladly.',
        'Noor',
        '',
        'On Feb 16, 2026, 2:30 PM (UTC), Beatriz Lopes wrote:',
        '> May I reproduce the picture?',
        '> ',
        '> With a link.',
      ].join('\r\n'),
    });
  });

  it('writes to nobody else, whatever the visitor gave as an address, a name and a text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const sign = fc.constantFrom('?', '&', '=', 'bcc=x@y.z', '%0D%0A', '#', '/', 'a', '\n');
    const email = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => `a@${signs.join('')}.c`);
    fc.assert(
      fc.property(email, text, text, text, (address, name, words, answer) => {
        const { to, fields } = read(mailAddress({ ...message, email: address, name, message: words }, answer));
        expect(to).toBe(address);
        expect(Object.keys(fields)).toEqual(['subject', 'body']);
        expect(fields['body']?.startsWith(answer.replaceAll(/\r?\n/g, '\r\n'))).toBe(true);
      }),
    );
  });

  it('quotes as much as a mail program takes, and never shortens the answer', () => {
    const long = { ...message, message: 'A question about payouts. '.repeat(150) };
    const address = mailAddress(long, 'Yes.');
    expect(address?.length).toBeLessThanOrEqual(2000);
    expect(read(address).fields['body']).toMatch(/^Yes\.\r\n\r\nOn .+\r\n> A question .+\r\n> …$/s);
    const answer = 'a'.repeat(1880);
    expect(read(mailAddress(long, answer)).fields['body']).toBe(answer);
  });

  it('is none when the answer alone is too long for a link', () => {
    expect(mailAddress(message, 'كل الدفعات بالدولار. '.repeat(100))).toBeNull();
  });

  it.each([',', ';', '<', '>', '"', '(', ')', '\\'])(
    'is none for an address with %s, where a mail program may see somebody else',
    (sign) => {
      expect(mailAddress({ ...message, email: `a${sign}b@mail.example` }, 'Gladly.')).toBeNull();
    },
  );
});
