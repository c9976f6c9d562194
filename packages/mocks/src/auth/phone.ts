import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './settings.ts';

/** Removes `+` and spaces from a phone number. */
export function stripPhone(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '');
}

/** Normalizes a phone number. @throws AuthError `validation_failed` for an invalid number */
export function normalizePhone(phone: string): string {
  const normal = stripPhone(phone);
  if (/^[1-9]\d{1,14}$/.test(normal)) return normal;
  throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
}

/** The channel of a message, SMS by default. @throws AuthError `validation_failed` for an unsupported channel */
export function readChannel(channel: string, { smsProvider }: AuthSettings): 'sms' | 'whatsapp' {
  if (channel === '' || channel === 'sms') return 'sms';
  if (channel === 'whatsapp' && (smsProvider === 'twilio' || smsProvider === 'twilio_verify')) return channel;
  throw new AuthError(
    400,
    'validation_failed',
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
