/** Whether a text has the shape of an e-mail address; whether it exists is for the message sent there to find out. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}
