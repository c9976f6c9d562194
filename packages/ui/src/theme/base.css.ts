import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

// In its own layer, so that a component's rules override it, independent of the order of style sheets.
const base = globalLayer('base');

type Rule = Parameters<typeof globalStyle>[1];

function rule(selector: string, style: Rule) {
  globalStyle(selector, { '@layer': { [base]: style } });
}

rule('*, *::before, *::after', { boxSizing: 'border-box' });

rule('*', { margin: 0 });

// See inlineSign.ts.
rule('[dir=ltr]', { vars: { '--inline-sign': '1' } });
rule('[dir=rtl]', { vars: { '--inline-sign': '-1' } });

// See controlSize.ts.
rule('.compact', { vars: { '--control-size': '40px' }, '@media': { [media.touch]: { vars: { '--control-size': '44px' } } } });

rule('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.space.s96,
  background: vars.color.ground,
});

rule('body', {
  minBlockSize: '100dvh',
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.md,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

rule('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 'inherit',
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  // Compensates between words for the letter spacing.
  wordSpacing: '0.06em',
  textWrap: 'balance',
});

rule('p, li, dd, figcaption', { textWrap: 'pretty', overflowWrap: 'break-word' });
rule('ul[role=list], ol[role=list]', { listStyle: 'none', padding: 0 });
rule('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
rule('legend', { padding: 0 });
rule('a', { color: 'inherit' });
rule('img, svg, video', { display: 'block', maxInlineSize: '100%' });
rule('table', { borderCollapse: 'collapse', borderSpacing: 0 });
rule('th, td', { padding: 0 });
rule('th', { fontWeight: 'inherit', textAlign: 'start' });
rule('strong, b', { fontWeight: 600 });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('[hidden]', { display: 'none !important' });
// From React Aria, which would otherwise add it in its own style element (README, "Links, styles, CSP").
rule('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
rule('::placeholder', { color: vars.color.faint, opacity: 1 });
rule('::selection', { background: vars.color.accent, color: vars.color.onAccent });

rule(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' });
// A region that is only focused by scripts (after a navigation, a skip link) is not a control.
rule(':is(main, section, h1, h2, dialog, [role=dialog])[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
    },
  },
});

// Forced colors have no tints and hairlines, so every control keeps a border.
globalStyle(':root', {
  '@media': {
    [media.forced]: {
      vars: {
        [vars.color.accent]: 'Highlight',
        [vars.color.onAccent]: 'HighlightText',
        [vars.color.line]: 'CanvasText',
        [vars.color.lineStrong]: 'ButtonText',
        [vars.color.ridge]: 'CanvasText',
      },
    },
  },
});
