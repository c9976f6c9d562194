import { useEffect, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { convertDigits } from './convertDigits.ts';

/**
 * Lets people type and paste digits of any script into React Aria's fields for numbers and dates, which drop those that they do not
 * expect: they become digits like those in the field, or else those of the language.
 */
export function useLocalDigits(field: RefObject<HTMLElement | null>) {
  const { locale } = useLocale();
  useEffect(() => {
    const ofLanguage = new Intl.NumberFormat(locale).format(0);
    const rewrite = (event: Event) => {
      const control = event.target;
      const typed = textOf(event);
      if (!(control instanceof HTMLElement) || !typed || !event.cancelable) return;
      const isInput = control instanceof HTMLInputElement;
      if (isInput && (control.readOnly || control.disabled)) return;
      const own = convertDigits((isInput && digitsBeside(control)) || (/\d/.test(typed) ? typed : ofLanguage), typed);
      if (own === typed) return;
      event.preventDefault();
      event.stopPropagation();
      if (isInput) insert(control, own);
      else control.dispatchEvent(new InputEvent('beforeinput', { data: own, bubbles: true, cancelable: true }));
    };
    // What an input method composes cannot be prevented, only rewritten before React reads it.
    const rewriteAll = ({ target: input }: Event) => {
      if (!(input instanceof HTMLInputElement)) return;
      const own = convertDigits(input.value, input.value);
      if (own !== input.value) input.setRangeText(own, 0, input.value.length, 'end');
    };
    const element = field.current;
    for (const kind of ['beforeinput', 'paste']) element?.addEventListener(kind, rewrite, true);
    element?.addEventListener('input', rewriteAll, true);
    return () => {
      for (const kind of ['beforeinput', 'paste']) element?.removeEventListener(kind, rewrite, true);
      element?.removeEventListener('input', rewriteAll, true);
    };
  }, [field, locale]);
}

function textOf(event: Event): string | null | undefined {
  if ('clipboardData' in event) return (event as ClipboardEvent).clipboardData?.getData('text/plain');
  return (event as InputEvent).data;
}

/** The digits that stay when what is selected is replaced. */
function digitsBeside({ value, selectionStart, selectionEnd }: HTMLInputElement): string | undefined {
  return /\p{Nd}/u.exec(value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0))?.[0];
}

function insert(input: HTMLInputElement, text: string) {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
