import { act } from 'react';
import { within } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { page, root } from '../element/testPage.test-support.ts';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is shown when the pointer has rested on its control for its delay', async () => {
  const tooltip = (
    <Tooltip content="Simulated" delay={100}>
      <Button>Profit</Button>
    </Tooltip>
  );
  const tips = () => within(document.body).queryAllByRole('tooltip');
  await act(async () => root.render(tooltip));
  await act(async () => {
    page.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTime(99));
  expect(tips()).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(tips()).toHaveLength(1);
});
