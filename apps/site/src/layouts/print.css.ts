import { lightColors } from '@duneline/ui/tokens';
import { vars } from '@duneline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalStyle>[1];

const printed = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { print: rule } });

const flat = { ground: 'Canvas', surface: 'Canvas', raised: 'Canvas', accentWash: 'Canvas', text: 'CanvasText' };
const ink = Object.entries({ ...lightColors, ...flat }).map(([role, color]) => [
  vars.color[role as keyof typeof lightColors],
  `${color} !important`, // overrides the screen's theme and the live one
]);

// Black on white: only the page's text, without navigation and controls.
printed(':root:root', { colorScheme: 'light', vars: Object.fromEntries(ink) });
printed('body', { background: 'Canvas', fontSize: '11pt', paddingBlockEnd: '0 !important' });
printed(
  'body > :not(#root, :has([role=dialog])), #root :has(> main) > :not(main), main :is(nav, video, button:not(th *), article footer), main article ~ *',
  {
    display: 'none !important',
  },
);

// Prints collapsed content too.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
printed('summary', { listStyle: 'none' });
printed('summary svg', { display: 'none' });

// Prints the URL of a link after its text.
printed('main a[href^="https:"]::after', { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' });

printed(':is(h1, h2, h3, h4, summary, caption)', { breakAfter: 'avoid' });
printed(':is(figure, blockquote, tr, dt, li, svg, dl > div)', { breakInside: 'avoid' });
printed('p', { orphans: 3, widows: 3 });
printed('#rulebook', { breakBefore: 'page' });
printed('main, main article', { paddingBlockStart: '0 !important' });
printed('main section', { paddingBlockStart: '18pt !important', minBlockSize: '0 !important' });

// An open dialog, such as the full legal text, is printed completely, instead of the page below it.
printed('body:has([role=dialog]) > :not(:has([role=dialog]))', { display: 'none !important' });
printed('body > :has([role=dialog])', { display: 'block !important' });
printed('body > :has([role=dialog]), :not(body):has([role=dialog]), [role=dialog], [role=dialog] > *', {
  position: 'static !important' as 'static',
  inlineSize: 'auto !important',
  maxInlineSize: 'none !important',
  blockSize: 'auto !important',
  maxBlockSize: 'none !important',
  overflow: 'visible !important',
  border: '0 !important',
  boxShadow: 'none !important',
  background: 'none !important',
});
printed('[role=dialog] button', { display: 'none !important' });
