/** An icon as path data in a 20 × 20 box, drawn with a 1.6 stroke; directional ones are mirrored in right-to-left text. */
export interface IconShape {
  readonly d: string;
  readonly isDirectional?: true;
}

export const arrowRight: IconShape = { d: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5', isDirectional: true };
export const arrowLeft: IconShape = { d: 'M16 10H4M8.5 5.5 4 10l4.5 4.5', isDirectional: true };
export const arrowUp: IconShape = { d: 'M10 16V4M5.5 8.5 10 4l4.5 4.5' };
export const arrowDown: IconShape = { d: 'M10 4v12M5.5 11.5 10 16l4.5-4.5' };
export const chevronDown: IconShape = { d: 'm5 7.5 5 5 5-5' };
export const chevronRight: IconShape = { d: 'm7.5 5 5 5-5 5', isDirectional: true };
export const external: IconShape = {
  d: 'M8.5 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5v-3M11.5 4H16v4.5M16 4l-7 7',
  isDirectional: true,
};
export const menu: IconShape = { d: 'M3 6h14M3 10h14M3 14h14' };
export const close: IconShape = { d: 'm5 5 10 10M15 5 5 15' };
export const check: IconShape = { d: 'm4 10.5 4 4 8-9' };
export const minus: IconShape = { d: 'M5 10h10' };
export const plus: IconShape = { d: 'M10 4v12M4 10h12' };
export const warning: IconShape = { d: 'M10 3.2 17.6 16.5H2.4ZM10 8.2v3.8M10 14.1v.1' };
export const info: IconShape = { d: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.2v4.3M10 6.6v.1' };
export const clock: IconShape = { d: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.6' };
export const lock: IconShape = {
  d: 'M5.5 9h9a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM7 9V6.5a3 3 0 0 1 6 0V9',
};
export const eye: IconShape = {
  d: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10ZM10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
};
export const eyeOff: IconShape = {
  d: 'M3.5 3.5l13 13M7.8 4.8A8 8 0 0 1 10 4.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.4 3M12.5 15.1a8 8 0 0 1-2.5.4c-5 0-8-5.5-8-5.5a14 14 0 0 1 3.4-3.9M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4',
};
export const sun: IconShape = {
  d: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 2.5v1.8M10 15.7v1.8M17.5 10h-1.8M4.3 10H2.5M15.3 4.7 14 6M6 14l-1.3 1.3M15.3 15.3 14 14M6 6 4.7 4.7',
};
export const moon: IconShape = { d: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z' };
export const pause: IconShape = { d: 'M7 5v10M13 5v10' };
export const play: IconShape = { d: 'M6.5 4.5 15.5 10l-9 5.5Z' };
export const copy: IconShape = {
  d: 'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7ZM13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7',
};
export const search: IconShape = { d: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l3.5 3.5' };
export const mail: IconShape = { d: 'M4 5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM3.3 6 10 11l6.7-5' };
export const user: IconShape = { d: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM4 16.5a6 6 0 0 1 12 0' };
export const calendar: IconShape = {
  d: 'M5 4.5h10A1.5 1.5 0 0 1 16.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM3.5 8.5h13M7 3v3M13 3v3',
};
export const upload: IconShape = { d: 'M10 13V3.5M6 7.5l4-4 4 4M4 13v2A1.5 1.5 0 0 0 5.5 16.5h9A1.5 1.5 0 0 0 16 15v-2' };
export const file: IconShape = {
  d: 'M6 3h5.5L15.5 7v8.5A1.5 1.5 0 0 1 14 17H6a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 6 3ZM11.5 3v4h4',
};
/** Short dashes, for the label "Simulated". */
export const dashes: IconShape = { d: 'M2.5 10h3M8.5 10h3M14.5 10h3' };
/** A rising line, for a measured increase. */
export const trend: IconShape = { d: 'm3 14 4.5-4.5 3 2.5L17 5.5' };
export const trash: IconShape = {
  d: 'M4 6h12M8 6V4.5a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1V6M5.5 6l.6 9.1a1.5 1.5 0 0 0 1.5 1.4h4.8a1.5 1.5 0 0 0 1.5-1.4L14.5 6M8.5 9.3v3.9M11.5 9.3v3.9',
};
export const edit: IconShape = {
  d: 'm4 16 .7-3.5 8.4-8.4a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1l-8.4 8.4ZM11.5 5.7l2.8 2.8',
};
export const download: IconShape = { d: 'M10 3.5V13M6 9l4 4 4-4M4 13v2a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 16 15v-2' };
export const undo: IconShape = { d: 'M7 5 3.5 8.5 7 12M3.5 8.5h8a4.5 4.5 0 0 1 0 9H8', isDirectional: true };
export const redo: IconShape = { d: 'm13 5 3.5 3.5L13 12M16.5 8.5h-8a4.5 4.5 0 0 0 0 9H12', isDirectional: true };
export const filter: IconShape = { d: 'M3 5.5h14M5.5 10h9M8 14.5h4' };
export const settings: IconShape = {
  d: 'M3 6h6M13 6h4M3 14h4M11 14h6M11 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
};
export const more: IconShape = { d: 'M4.5 10h.1M10 10h.1M15.5 10h.1' };
export const bell: IconShape = { d: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.2H3.8ZM8.3 17.2h3.4' };
export const star: IconShape = { d: 'm10 3.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7Z' };
export const home: IconShape = { d: 'M3.5 9.5 10 4l6.5 5.5M5.5 8v8.5h9V8M8.3 16.5v-4.7h3.4v4.7' };
