import { expect, it } from 'vitest';
import { paintFrame } from './paintFrame.ts';
import { readThemeValues } from './themeValues.ts';

it('does nothing in a frame whose document has no elements yet', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentDocument?.documentElement.remove();
  expect(() => paintFrame(frame, readThemeValues({}), 'dark')).not.toThrow();
});
