import type { Identifier } from '@duneline/machines';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** Parses an e-mail address or a phone number with country code; `null` if it is neither. */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  if (EMAIL.test(trimmed)) return { email: trimmed };
  const digits = trimmed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  return PHONE.test(digits) ? { phone: digits } : null;
}
