import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  body,
  cards,
  cell,
  check,
  details,
  detailsCell,
  expander,
  firstCell,
  footer,
  header,
  row,
  sort,
  state,
} from './Table.css.ts';

const { color, space, type } = vars;

type Rule = Parameters<typeof globalStyle>[1];

/** In a narrow container rows are cards; explicit roles preserve the table for screen readers. */
function narrow(selector: string, rule: Omit<Rule, '@container'>) {
  globalStyle(`${cards} ${selector}`, { '@container': { '(max-width: 639px)': rule } });
}

narrow(':is(thead, tbody, tfoot, tr, th, td)', { display: 'block' });
narrow('colgroup', { display: 'none' });
narrow(body, { display: 'grid', gap: space.s12 });

narrow(`${header} tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s16,
  paddingBlockEnd: space.s8,
});
narrow(`${header} ${cell}`, { blockSize: 'auto', padding: 0, border: 0 });
// Cards label their values, so headings that do not sort are hidden.
narrow(`${header} ${cell}:not([data-sortable=true])`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
});
narrow(`${header} ${sort}`, { flexDirection: 'row', minBlockSize: 36 });

narrow(row, {
  position: 'relative',
  display: 'grid',
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
narrow(`${row}[data-selected]`, { borderColor: color.accent, background: color.accentWash });
narrow(`${row} ${cell}`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
  blockSize: 'auto',
  minBlockSize: 36,
  paddingBlock: space.s4,
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'end',
});
narrow(`${row} ${cell}[data-label]::before`, {
  content: 'attr(data-label) / ""',
  flex: 'none',
  fontSize: type.xs,
  color: color.faint,
});
narrow(`${row} ${firstCell}`, { fontSize: type.md, fontWeight: 500, textAlign: 'start' });
// Before the title, which is a link in many tables: Tab goes from the checkbox to it.
narrow(`${row}:has(${check}) ${firstCell}`, { paddingInlineStart: 28 });
narrow(`${row} ${check}`, {
  position: 'absolute',
  insetInlineStart: space.s4,
  inlineSize: 'auto',
  border: 0,
  background: 'none',
  insetBlockStart: 20,
});
narrow(`${header} ${check}`, { inlineSize: 'auto', border: 0, background: 'none' });
narrow(`${row} ${expander}`, { inlineSize: 'auto', border: 0, background: 'none', textAlign: 'center' });
narrow(`${header} ${expander}`, { display: 'none' });
// Details continue the card of their row.
narrow(`${row}:has([aria-expanded=true])`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
narrow(details, { display: 'block', marginBlockStart: `calc(-1px - ${space.s12})` });
narrow(detailsCell, {
  border: `1px solid ${color.line}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});
narrow(footer, { marginBlockStart: space.s12 });
narrow(`${footer} :empty`, { display: 'none' });
narrow(state, { border: 0, padding: 0 });
