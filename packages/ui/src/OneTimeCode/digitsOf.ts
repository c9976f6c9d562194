/** The digits of a text, such as a pasted "123 456", in ASCII; Arabic ones count too. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[^\d٠-٩۰-۹]/g, '').replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}
