import type { ComponentType } from 'react';

/** A decorator: the width of a form's column, 400 CSS pixels. */
export const narrowDecorator = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);
