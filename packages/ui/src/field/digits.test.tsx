import { act, type ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { page, root } from '../element/testPage.test-support.ts';

// Whose presence says to React Aria that the browser has the event.
beforeEach(() => void Object.assign(InputEvent.prototype, { getTargetRanges: () => [] }));

const draw = (field: ReactElement, locale: string) =>
  act(async () => root.render(<I18nProvider locale={locale}>{field}</I18nProvider>));
const input = () => page.querySelector('input') as HTMLInputElement;

/** As a browser does: the event before, and what it inserts unless that is prevented. */
function type(text: string, control: HTMLElement = input()) {
  for (const data of text) {
    const before = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true });
    if (!control.dispatchEvent(before) || !(control instanceof HTMLInputElement)) continue;
    control.setRangeText(data, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

function paste(text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  input().dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
}

const scripts = ['1234', '۱۲۳۴', '١٢٣٤', '１２３４', '१२३४', '১২৩৪', '๑๒๓๔'];

it.each(['en-US', 'ar-AE', 'ar-EG', 'fa', 'hi', 'ja', 'ar-u-nu-latn'].flatMap((locale) => scripts.map((text) => [locale, text])))(
  'NumberField in %s takes %s, typed and pasted',
  async (locale, text) => {
    const onChange = vi.fn();
    await draw(<NumberField label="Amount" onChange={onChange} />, locale);
    await act(async () => input().focus());
    for (const digit of text) await act(async () => type(digit));
    await act(async () => input().blur());
    expect(onChange).toHaveBeenLastCalledWith(1234);
    await act(async () => {
      input().focus();
      input().select();
      paste(Array.from(text).toReversed().join(''));
    });
    await act(async () => input().blur());
    expect(onChange).toHaveBeenLastCalledWith(4321);
  },
);

it('NumberField takes a digit beside those that it shows in another script', async () => {
  const onChange = vi.fn();
  await draw(<NumberField label="Amount" defaultValue={12} onChange={onChange} />, 'ar-EG');
  await act(async () => {
    input().focus();
    input().setSelectionRange(2, 2);
  });
  await act(async () => type('3'));
  await act(async () => input().blur());
  expect(onChange).toHaveBeenLastCalledWith(123);
});

it.each(scripts)('DatePicker takes a day of %s', async (text) => {
  const onChange = vi.fn();
  await draw(<DatePicker label="Day" defaultValue="2026-09-16" onChange={onChange} />, 'en-US');
  const day = page.querySelector('[data-type=day]') as HTMLElement;
  await act(async () => day.focus());
  await act(async () => type(Array.from(text)[1] ?? '', day));
  expect(onChange).toHaveBeenLastCalledWith('2026-09-02');
});

it.each(scripts)('OneTimeCode takes %s', async (text) => {
  const onChange = vi.fn();
  await draw(<OneTimeCode label="Code" onChange={onChange} />, 'en-US');
  await act(async () => {
    input().focus();
    type(text);
  });
  expect(onChange).toHaveBeenLastCalledWith('1234');
});

it('CommandPalette runs no command by an Enter that accepts what an input method suggests', async () => {
  const onAction = vi.fn();
  const groups = [{ label: 'Pages', items: [{ id: 'pricing', label: 'Pricing' }] }];
  await draw(<CommandPalette isOpen onOpenChange={() => undefined} groups={groups} onAction={onAction} />, 'ja');
  const field = document.querySelector('[role=combobox]') as HTMLElement;
  const enter = (init: KeyboardEventInit) =>
    act(
      async () =>
        void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })),
    );
  await enter({ isComposing: true });
  await enter({ keyCode: 229 }); // Safari, after the composition has ended
  expect(onAction).not.toHaveBeenCalled();
  await enter({ keyCode: 13 });
  expect(onAction).toHaveBeenCalledWith('pricing');
});
