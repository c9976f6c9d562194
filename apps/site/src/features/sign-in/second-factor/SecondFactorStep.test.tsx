import type { Factor } from '@duneline/machines';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFactors } from '../../../lib/backend/signIn.ts';
import { SecondFactorStep } from './SecondFactorStep.tsx';

vi.mock('../../../lib/backend/signIn.ts', () => ({ readFactors: vi.fn() }));
vi.mock('../../../lib/backend/oneTimeCodes.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }));

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

it('offers nothing to press before the factors are read, and then says once where one is', async () => {
  const factors = Promise.withResolvers<readonly Factor[]>();
  vi.mocked(readFactors).mockReturnValue(factors.promise);
  const headings = new Set<Element>();
  page.addEventListener('focusin', ({ target }) => target instanceof HTMLHeadingElement && headings.add(target));
  root.render(
    <SecondFactorStep comeBackTo="/admin" onVerified={() => {}}>
      <button>Leave</button>
    </SecondFactorStep>,
  );
  await vi.waitFor(() => expect(readFactors).toHaveBeenCalled(), 30_000);
  expect(page.querySelector('output')?.textContent).toContain('Loading your second factors');
  expect(page.querySelector('button, h1')).toBeNull();

  factors.resolve([{ id: '1', type: 'totp', name: 'Phone' }]);
  await vi.waitFor(() => expect(page.textContent).toContain('Enter the code that Phone shows now'), 30_000);
  expect(page.querySelectorAll('button')).toHaveLength(2);
  expect([...headings].map((heading) => heading.textContent)).toEqual(['Confirm that it is you']);
});
