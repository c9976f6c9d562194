import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { preferReducedMotion } from './reducedMotion.ts';

/**
 * Puts the reading direction of the toolbar, or of a story's globals, on the root element, or on the story's own where others stand on
 * the same page; contrast and motion too. Marks the story's own element: tests picture it, and preview.css gives it the room around a
 * story that Storybook's page has.
 */
export const withRoot: Decorator = (Story, { canvasElement, globals, parameters, viewMode }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const layout: unknown = parameters.layout;
  useLayoutEffect(() => {
    const root = viewMode === 'docs' ? canvasElement : document.documentElement;
    root.dir = direction;
    canvasElement.dataset.story = layout === 'fullscreen' ? 'fullscreen' : 'padded';
    return () => root.removeAttribute('dir');
  }, [canvasElement, direction, layout, viewMode]);
  const { contrast, motion } = globals;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('contrast', contrast === 'more');
    return () => document.documentElement.classList.remove('contrast');
  }, [contrast]);
  useLayoutEffect(() => (motion === 'reduced' ? preferReducedMotion() : undefined), [motion]);
  return <Story />;
};
