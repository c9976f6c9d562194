import { inDigitsOf } from '../field/inDigitsOf.ts';

/** The digits of a text, such as a pasted "123 456", in ASCII, whatever script they are written in. */
export const digitsOf = (text: string): string => inDigitsOf('0', text).replaceAll(/\D/g, '');
