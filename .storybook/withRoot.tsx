import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { preferReducedMotion } from './reducedMotion.ts';

/**
 * Sets direction, contrast and motion, from the toolbar or a story's globals, on the root element; if several stories share the
 * page, on the story's own element. Marks that element for screenshots; preview.css gives it Storybook's usual padding.
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
