import type { IconShape } from '@duneline/ui';

export const strongIcon: IconShape = { d: 'M6 4h5a3 3 0 0 1 0 6H6ZM6 10h6a3.2 3.2 0 0 1 0 6.4H6Z' };
export const emIcon: IconShape = { d: 'M8.5 4h6M5.5 16h6M12 4 8 16' };
export const codeIcon: IconShape = { d: 'm7 6-4 4 4 4M13 6l4 4-4 4' };
export const linkIcon: IconShape = {
  d: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1',
};
export const sectionIcon: IconShape = { d: 'M3 5v10M9.5 5v10M3 10h6.5M13 9.5a2 2 0 1 1 3.6 1.2L13 15h4' };
export const subsectionIcon: IconShape = { d: 'M3 5v10M9.5 5v10M3 10h6.5M13 8h4l-2.2 2.8a2.1 2.1 0 1 1-1.9 3' };
export const bulletsIcon: IconShape = { d: 'M8 5h9M8 10h9M8 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1', isDirectional: true };
export const numbersIcon: IconShape = { d: 'M9 5h8M9 10h8M9 15h8M3 4l1.2-.8V8M3 12h2.4L3 15.6h2.5', isDirectional: true };
export const quoteIcon: IconShape = { d: 'M4 5v10M8 6.5h9M8 10h9M8 13.5h6', isDirectional: true };
export const figureIcon: IconShape = { d: 'M3 4v12h14M6 12.5l3.2-3.4 2.6 2L16.5 6' };
