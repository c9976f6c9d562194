import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Puts the reading direction of the toolbar, or of a story's globals, on the root element, and marks the story's own
 * element: tests picture it, and preview.css gives it the room around a story that Storybook's page has.
 */
export const withRoot: Decorator = (Story, { canvasElement, globals, parameters }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const layout: unknown = parameters.layout;
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    canvasElement.dataset.story = layout === 'fullscreen' ? 'fullscreen' : 'padded';
    return () => document.documentElement.removeAttribute('dir');
  }, [canvasElement, direction, layout]);
  return <Story />;
};
