import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { LostAnswer, ServiceError } from '../../../lib/query/ServiceError.ts';
import { readUnsavedEditors } from '../../../lib/areas/unsavedEditors.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { storeAnswer, type Message } from './readMessages.ts';
import { sampleMessage as message } from './sampleMessage.test-support.ts';

vi.mock('./readMessages.ts', () => ({ storeAnswer: vi.fn() }));

const answered: Message = {
  ...message,
  status: 'answered',
  answer: 'Gladly.',
  answered_at: '2026-03-01T10:00:00Z',
  answerer: 'Noor',
};

let root: Root;
const client = createQueryClient();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (shown: Message) =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <AnswerPanel message={shown} />
      </QueryClientProvider>,
    ),
  );
const field = () => document.querySelector('textarea');
const type = (text: string) =>
  act(() => {
    const area = field();
    if (!area) throw new Error('There is no field.');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
const save = () => act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());

it('an answer that is stored is shown with the way to send it, and can no longer be typed', async () => {
  vi.mocked(storeAnswer).mockResolvedValue({ id: '1' });
  show(message);
  type(' Gladly. ');
  await save();
  expect(storeAnswer).toHaveBeenCalledExactlyOnceWith({ id: '1', answer: 'Gladly.' }, expect.anything());
  show(answered);
  expect(field()).toBeNull();
  expect(document.querySelector('dl')?.textContent).toContain('NoorAnswered onMar 1, 2026');
  expect(document.body.textContent).toContain('from press@');
  expect(document.querySelector('a')?.href).toMatch(/^mailto:hana@mail\.example\?subject=/);
});

it('what was typed stays when somebody else has answered first, and is said not to be stored', async () => {
  vi.mocked(storeAnswer).mockRejectedValue(new ServiceError({ code: 'PT409', message: 'This message has been answered' }, 409));
  show(message);
  type('No.');
  await save();
  show(answered);
  expect(document.querySelector('[role=alert], [role=status]')?.textContent).toContain('Another admin has answered meanwhile');
  expect(field()?.value).toBe('No.');
  expect(document.body.textContent).toContain('Gladly.');
  type('');
  expect(field()?.value).toBe('');
});

it('one’s own answer that arrived although nothing confirmed it is nobody else’s', async () => {
  vi.mocked(storeAnswer).mockRejectedValue(new LostAnswer(false, new TypeError('Failed to fetch')));
  show(message);
  type('Gladly. ');
  await save();
  expect(document.querySelector('[role=alert], [role=status]')).not.toBeNull();
  show(answered);
  expect(document.body.textContent).not.toContain('Another admin');
  expect(field()).toBeNull();
  expect(readUnsavedEditors()).toEqual([]);
});

it('an answer that is typed and not stored is not left behind unasked', () => {
  show(message);
  expect(readUnsavedEditors()).toEqual([]);
  type('Gladly.');
  expect(readUnsavedEditors()).toMatchObject([{ state: 'stuck' }]);
  type('');
  expect(readUnsavedEditors()).toEqual([]);
});

it('an answer that no link can hold is copied instead', () => {
  show({ ...answered, answer: 'Gladly. '.repeat(500) });
  expect(document.querySelector('a')).toBeNull();
  expect(document.body.textContent).toContain('copy the answer and send it to hana@mail.example from press@');
  expect(document.querySelector('button')?.textContent).toContain('Copy answer');
});
