import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the reading direction of the toolbar, or of a story's globals, on the root element, and takes it away with the story. */
export const withDirection: Decorator = (Story, { globals }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  return <Story />;
};
