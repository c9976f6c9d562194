import type { Identifier } from '@duneline/machines';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** Reads what was typed as an e-mail address or as a phone number with its country code; `null` when it is neither. */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  if (EMAIL.test(trimmed)) return { email: trimmed };
  const digits = trimmed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  return PHONE.test(digits) ? { phone: digits } : null;
}
