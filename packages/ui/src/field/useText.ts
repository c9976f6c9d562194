import { useLayoutEffect, useState, type RefObject } from 'react';
import { useAdoptedText } from './useAdoptedText.ts';

interface GivenText {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
}

/**
 * The text of a field, its caller's or its own, and a function that changes and reports it. What a script writes into the input is
 * adopted: a form library does so to set a value.
 */
export function useText(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue = '', onChange }: GivenText,
  isRegistered: boolean,
) {
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const change = (written: string) => {
    setOwnText(written);
    onChange?.(written);
  };
  // A library that registered the field knows its first text, because it wrote it.
  useAdoptedText(input, text, isRegistered ? setOwnText : change);
  const isControlled = value !== undefined;
  useLayoutEffect(() => {
    const element = input.current;
    const property = element && Object.getOwnPropertyDescriptor(element, 'value'); // React's own
    if (!element || !property || isControlled) return undefined;
    const set = (written: string) => {
      property.set?.call(element, written);
      setOwnText(element.value);
    };
    Object.defineProperty(element, 'value', { ...property, set });
    return () => void Object.defineProperty(element, 'value', property);
  }, [input, isControlled]);
  return [text, change] as const;
}
