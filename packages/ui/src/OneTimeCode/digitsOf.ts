import { convertDigits } from '../field/convertDigits.ts';

/** The digits of a text, such as a pasted "123 456", in ASCII, whatever script they are written in. */
export const digitsOf = (text: string): string => convertDigits('0', text).replaceAll(/\D/g, '');
