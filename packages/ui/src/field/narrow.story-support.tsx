import type { ComponentType } from 'react';

/** A decorator: the room that a form's column has, 400 CSS pixels. */
export const narrowDecorator = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);
