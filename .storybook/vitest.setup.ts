import type { Backend } from '@duneline/mocks';
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { recordAnswers } from '../tests/coverage/answers.ts';
import { pictureTarget } from './pictureTarget.ts';

const themes = ['dark', 'light'] as const;

// A hang fails, slowness does not.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
});

addEventListener('storybackend', ({ detail }: CustomEventInit<Backend>) => {
  if (detail) recordAnswers(detail);
});

// After a story and its play function: the picture of both themes is compared, and axe, which Storybook has run in the
// dark theme, runs again in the light one.
afterEach(async ({ task, story }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !story || task.result?.state === 'fail') return;
  const isPictured = story.tags.includes('visual');
  const shown = [...document.documentElement.classList].filter((name) => themes.some((theme) => theme === name));
  try {
    for (const theme of themes) {
      document.documentElement.classList.remove(...themes);
      document.documentElement.classList.add(theme);
      await settled();
      if (isPictured) await expectSamePicture(`${storyId}-${theme}`, pictureTarget(story.parameters));
    }
    await expectNoViolations(story.parameters);
  } finally {
    document.documentElement.classList.remove(...themes);
    document.documentElement.classList.add(...shown);
  }
});

/** Fonts of the story are there, its entrances are over and no pointer is on it: whether the play function's still is, is chance. */
async function settled() {
  for (const element of document.querySelectorAll('[data-hovered]')) {
    element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }));
  }
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function expectSamePicture(name: string, target: Element) {
  await expect.element(page.elementLocator(target)).toMatchScreenshot(name);
}

async function expectNoViolations({ a11y }: { a11y?: { test?: string; config?: { rules?: axe.Rule[] } } }) {
  if (a11y?.test === 'off') return;
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])] });
  const { violations } = await axe.run(document.body);
  const sentences = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`);
  expect(sentences, 'axe in the light theme').toEqual([]);
}
