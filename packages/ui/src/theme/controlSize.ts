/** The block size of controls of the middle size: 48 CSS pixels, 40 inside `.compact` (44 on touch). */
export const controlSize = 'var(--control-size, 48px)';
