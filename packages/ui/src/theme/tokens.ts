/** The values of all design tokens. Themes assign them to the contract. */

export const darkColors = {
  ground: '#0c0c0b',
  surface: '#141311',
  raised: '#1d1b17',
  line: '#2c2924',
  lineStrong: '#7d7566',
  text: '#f4f1ea',
  muted: '#b3ac9f',
  faint: '#938b7d',
  accent: '#e2b872',
  accentHi: '#eecb92',
  onAccent: '#17120a',
  accentWash: '#241d11',
  primary: '#e2b872',
  primaryHi: '#eecb92',
  onPrimary: '#17120a',
  gain: '#43af92',
  loss: '#e5653f',
  info: '#a9cdf4',
  warn: '#f2d064',
  gainWash: '#10201b',
  lossWash: '#26150f',
  infoWash: '#121d28',
  warnWash: '#241f0e',
  ridge: '#e2b872',
  ridgeFar: '#4a4132',
  duneLit: '#2a2317',
  duneFace: '#181510',
  duneMid: '#1a1814',
  duneFar: '#131210',
} as const;

/** The color roles; a theme must define each of them. */
export type Colors = Record<keyof typeof darkColors, string>;

export const lightColors: Colors = {
  ground: '#fbf9f5',
  surface: '#ffffff',
  raised: '#f4f0e8',
  line: '#e4ded1',
  lineStrong: '#8a8170',
  text: '#1b1814',
  muted: '#5d564a',
  faint: '#6f6759',
  accent: '#825a10',
  accentHi: '#6a480a',
  onAccent: '#ffffff',
  accentWash: '#f8eed9',
  primary: '#1b1814',
  primaryHi: '#3a342b',
  onPrimary: '#fbf9f5',
  gain: '#0e7862',
  loss: '#9c2410',
  info: '#163f78',
  warn: '#7a5b00',
  gainWash: '#e6f3ee',
  lossWash: '#fbeae4',
  infoWash: '#e8f0f8',
  warnWash: '#faf1d2',
  ridge: '#9a6b14',
  ridgeFar: '#c9b99a',
  duneLit: '#ebddbf',
  duneFace: '#d9c49b',
  duneMid: '#f0e8d8',
  duneFar: '#f5f0e5',
};

/** Changes of the high-contrast theme in dark mode: text at least 7 : 1, borders at least 4.5 : 1. */
export const contrastDarkColors: Partial<Colors> = {
  ground: '#000000',
  surface: '#000000',
  raised: '#14120d',
  line: '#a39b8b',
  lineStrong: '#ded7c9',
  text: '#ffffff',
  muted: '#eae5da',
  faint: '#d6cfc1',
  accent: '#ffd894',
  accentHi: '#ffe8bd',
  onAccent: '#000000',
  primary: '#ffd894',
  primaryHi: '#ffe8bd',
  onPrimary: '#000000',
  gain: '#6fe0bf',
  loss: '#ffa68c',
  ridge: '#ffd894',
  ridgeFar: '#8a7f69',
};

/** Changes of the high-contrast theme in light mode: text at least 7 : 1, borders at least 4.5 : 1. */
export const contrastLightColors: Partial<Colors> = {
  ground: '#ffffff',
  line: '#6f6759',
  lineStrong: '#1b1814',
  text: '#000000',
  muted: '#2e2a23',
  faint: '#3d382f',
  accent: '#5c3d05',
  accentHi: '#452d02',
  primary: '#000000',
  onPrimary: '#ffffff',
  gain: '#05503f',
  loss: '#7d1505',
  info: '#0d2f5e',
  warn: '#523c00',
  ridge: '#6b4806',
  ridgeFar: '#8a7f69',
};

/** Type steps in CSS pixels at 360 and at 1440 px of width. */
export const typeSteps = {
  xs: [12, 12],
  sm: [13, 14],
  md: [15, 16],
  lg: [17, 19],
  xl: [20, 23],
  x2: [24, 31],
  x3: [30, 48],
  x4: [44, 92],
} as const;

export const leading = { display: '0.98', heading: '1.08', title: '1.2', caption: '1.35', text: '1.55' } as const;

export const tracking = { display: '-0.042em', heading: '-0.028em', title: '-0.02em', none: '0' } as const;

export const radius = { badge: '5px', group: '6px', control: '8px', card: '12px' } as const;

export const motion = { state: '120ms', panel: '180ms', ridge: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

export const darkShadow = { float: '0 20px 48px rgb(0 0 0 / 0.55)' } as const;
export const lightShadow = { float: '0 1px 2px rgb(60 44 14 / 0.06), 0 16px 40px rgb(60 44 14 / 0.1)' } as const;
