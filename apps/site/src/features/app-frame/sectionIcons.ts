import { clock, copy, lock, mail, menu, search, trend, type IconShape } from '@duneline/ui';
import type { IconName } from '../../lib/areas/areas.ts';

const grid: IconShape = { d: 'M4 4h4.5v4.5H4ZM11.5 4H16v4.5h-4.5ZM4 11.5h4.5V16H4ZM11.5 11.5H16V16h-4.5Z' };
const people: IconShape = {
  d: 'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16a5 5 0 0 1 10 0M13 4.2a2.8 2.8 0 0 1 0 5.2M14.5 11.6a5 5 0 0 1 3 4.4',
};
const coins: IconShape = {
  d: 'M10 8c3.3 0 6-1 6-2.2s-2.7-2.3-6-2.3-6 1-6 2.3S6.7 8 10 8ZM4 5.8V10c0 1.2 2.7 2.2 6 2.2s6-1 6-2.2V5.8M4 10v4.2c0 1.2 2.7 2.3 6 2.3s6-1.1 6-2.3V10',
};
const chain: IconShape = {
  d: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.7M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1.2-1.2',
};
const sliders: IconShape = {
  d: 'M3 6h7M14 6h3M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3 14h3M10 14h7M8 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
};
const speech: IconShape = {
  d: 'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v7a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 12.5v-7A1.5 1.5 0 0 1 4.5 4Z',
};
const card: IconShape = {
  d: 'M4 5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM7.5 9.8a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8ZM5.3 12.6a2.3 2.3 0 0 1 4.4 0M12 8.5h2.5M12 11.5h2.5',
};
const pencil: IconShape = { d: 'm4 16 .8-3.5L13.5 3.8a1.4 1.4 0 0 1 2 0l.7.7a1.4 1.4 0 0 1 0 2L7.5 15.2ZM12 5.5 14.5 8' };
const picture: IconShape = {
  d: 'M4 4h12a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM3 13.5 7.5 9l3.5 3.5 2-2 4 3.5',
};

const layers: IconShape = { d: 'm10 3 7 3.5-7 3.5-7-3.5ZM3.5 10 10 13.2l6.5-3.2M3.5 13.5l6.5 3.2 6.5-3.2' };

/** Icons by their names in specs/site/areas.yaml. */
export const sectionIcons: Readonly<Record<IconName, IconShape>> = {
  card,
  chain,
  clock,
  coins,
  copy,
  grid,
  layers,
  lock,
  mail,
  menu,
  pencil,
  people,
  picture,
  search,
  sliders,
  speech,
  trend,
};
