import { vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
/** Height of a collapsed row in CSS pixels; pressing anywhere in it expands it. */
const HEIGHT = 60;

export const rows = style({});
export const fold = style({ display: 'none' });
export const summary = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  blockSize: HEIGHT,
  color: color.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${fold}[open] svg`, { transform: 'scaleY(-1)' });

/** Instead of the kit's cards, rows are lines with name and status; `details` in the first cell expands the rest. */
function onPhones(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  // Repeated four times to override the cards' rules by specificity.
  globalStyle(`${rows}${rows}${rows}${rows} ${selector}`, {
    '@media': { screen: { '@container': { '(max-width: 639px)': rule } } },
  });
}

onPhones(fold, { display: 'block' });
onPhones('tbody', { gap: 0, borderBlockStart: `1px solid ${color.line}` });
onPhones('tbody tr', {
  gridTemplateColumns: '1fr auto',
  columnGap: space.s16,
  padding: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  borderRadius: 0,
  background: 'none',
});
onPhones('tbody tr:has([open])', { paddingBlockEnd: space.s12 });
onPhones('tbody :is(th, td:nth-child(2))', { position: 'static', minBlockSize: HEIGHT });
onPhones('tbody td:nth-child(2)', { paddingInlineEnd: space.s32 });
onPhones('tbody td:nth-child(2)::before', { content: 'none' });
onPhones('tbody td:nth-child(n + 3)', { display: 'none' });
onPhones('tbody tr:has([open]) td:nth-child(n + 3)', { display: 'flex', gridColumn: '1 / -1' });
