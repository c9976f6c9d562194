import { firstWord, nextTyping, typedText, typingMs, typingPhase } from '@duneline/machines';
import * as t from '@duneline/specs/messages/home';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Hero } from './Hero.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = [t.heroWordCopyTrading, t.heroWordRevolutionary];
const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const line = () => host.querySelector('h1 [aria-hidden]')?.textContent;

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('types step by step as its statechart does, character for character and to the millisecond', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  act(() =>
    root.render(
      <MemoryRouter>
        <Hero />
      </MemoryRouter>,
    ),
  );
  let typing = firstWord(words);
  const round = words.join('').length * 2 + 1;
  for (let step = 0; step < round; step += 1) {
    const before = typedText(words, typing);
    const due = typingMs[typingPhase(words, typing)];
    act(() => void vi.advanceTimersByTime(due - 1));
    expect(line()).toBe(before);
    act(() => void vi.advanceTimersByTime(1));
    typing = nextTyping(words, typing);
    expect(line()).toBe(typedText(words, typing));
  }
});
