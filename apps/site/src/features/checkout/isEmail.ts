/** Whether a text has the form of an e-mail address; only a message to it shows whether it exists. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}
