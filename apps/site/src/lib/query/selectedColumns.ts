/** The members that every row of the answer to a select has; embedded rows, spreads, paths and `*` are left out. */
export function selectedColumns(select: string): readonly string[] {
  return splitAtTopLevel(select)
    .filter((item) => item !== '' && !/[(*]|^\.\.\.|->/.test(item))
    .map((item) => item.replace(/::.*$/, '').split(':')[0] ?? '');
}

/** Splits at commas outside of parentheses. */
function splitAtTopLevel(select: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of select.replaceAll(/\s/g, '')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items[items.length - 1] += character;
  }
  return items;
}
