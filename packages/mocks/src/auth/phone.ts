import { AuthError } from './AuthError.ts';
import type { AuthSettings } from './settings.ts';

/** A phone number without the `+` and without spaces. */
export function barePhone(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '');
}

/** A phone number as it is stored; throws AuthError `validation_failed` when it is none. */
export function normalisePhone(phone: string): string {
  const normal = barePhone(phone);
  if (/^[1-9]\d{1,14}$/.test(normal)) return normal;
  throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
}

/** How a message is to be sent, SMS unless said otherwise; throws AuthError `validation_failed` for a way that there is not. */
export function readChannel(channel: string, { smsProvider }: AuthSettings): 'sms' | 'whatsapp' {
  if (channel === '' || channel === 'sms') return 'sms';
  if (channel === 'whatsapp' && (smsProvider === 'twilio' || smsProvider === 'twilio_verify')) return channel;
  throw new AuthError(
    400,
    'validation_failed',
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
