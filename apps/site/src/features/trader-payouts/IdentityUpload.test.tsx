import * as t from '@duneline/specs/messages/trader-payouts';
import { errors } from '@duneline/specs/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import { IdentityUpload } from './IdentityUpload.tsx';
import { sendDocument } from './sendDocument.ts';

vi.mock('./useUnfinished.ts', () => ({ useUnfinished: () => ({ data: { path: '', draft: null }, isError: false }) }));
vi.mock('./sendDocument.ts', () => ({ sendDocument: vi.fn() }));
vi.mock('../../lib/backend/callFunction.ts', () => ({ callFunction: vi.fn() }));

/** jsdom has none. */
class Carrier {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

const pdf = '%PDF-1.7\n%%EOF';
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('DataTransfer', Carrier);
  vi.mocked(sendDocument).mockResolvedValue('u1/a.pdf');
  vi.mocked(callFunction).mockResolvedValue({ isNew: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IdentityUpload documents={[]} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

// A button that can be pending holds its other label too.
const sendButton = () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent.includes(t.sendDocument));

async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, 30_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

async function choose(content: string, name: string, type: string) {
  const input = page.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  Object.defineProperty(input, 'files', { writable: true, configurable: true, value: [new File([content], name, { type })] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

async function chooseAndSend(name: string, type: string) {
  await choose(pdf, name, type);
  await eventually(() => expect(sendButton()?.disabled).toBe(false));
  expect(page.querySelectorAll('li')).toHaveLength(1);
  await act(async () => sendButton()?.click());
}

it.each([
  ['scan.pdf (1)', ''],
  ['جواز السفر', ''],
  ['جواز السفر.pdf', 'application/pdf'],
])('sends a PDF that is called "%s" as a PDF', async (name, type) => {
  await chooseAndSend(name, type);
  await eventually(() => expect(callFunction).toHaveBeenCalledOnce());
  expect(vi.mocked(sendDocument).mock.calls[0]?.[0]).toMatchObject({ name, type: 'application/pdf', content: 'application/pdf' });
});

it.each([
  ['a text', 'fake.pdf', 'application/pdf', '%PDF-1.7 is what I write'],
  ['a web page', 'evil.html (1)', '', '<script>alert(1)</script>'],
  ['a web page', 'evil.png', 'image/png', '<!doctype html>'],
])('refuses %s that is called %s at the field', async (_what, name, type, content) => {
  await choose(content, name, type);
  await eventually(() => expect(page.textContent).toContain(t.contentWrong));
  expect(page.querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe('true');
  expect(sendButton()?.disabled).toBe(true);
});

it.each(['document_content_wrong', 'document_in_review'] as const)(
  'says at the field that the server refused the file, %s, and asks for another one',
  async (code) => {
    const status = code === 'document_in_review' ? 409 : 422;
    vi.mocked(callFunction).mockRejectedValue(new ServiceError({ message: '', code }, status));
    await chooseAndSend('passport.pdf', 'application/pdf');
    await eventually(() => expect(page.textContent).toContain(errors[code]?.sentence ?? code));
    expect(page.querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe('true');
    expect([page.querySelectorAll('li').length, sendButton()?.disabled]).toEqual([0, true]);
  },
);
