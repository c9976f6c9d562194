import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = import.meta.dirname;
const published = readFileSync(join(src, 'index.ts'), 'utf8');

interface Declared {
  readonly name: string;
  readonly props: ReadonlyMap<string, string>;
}

/** The props that each published component declares itself: its `XProps` interface, with the type of each prop as text. */
function readProps(): readonly Declared[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|css|test-support|story-support)\./.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/^export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
      name,
      props: new Map(
        [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??: ([^;]+);/gm)].map(([, prop = '', type = '']) => [prop, type]),
      ),
    }));
  });
}

const declared = readProps().filter(({ name }) => new RegExp(`type ${name}\\b`).test(published));
const listOf = (isWrong: (prop: string, type: string, all: Declared['props']) => boolean) =>
  declared.flatMap(({ name, props }) =>
    [...props].filter(([prop, type]) => isWrong(prop, type, props)).map(([prop, type]) => `${name}.${prop}: ${type}`),
  );

/** Names that other kits, or this one before, use for what has another name here. */
const otherNames: Readonly<Record<string, string>> = {
  isLoading: 'isPending',
  isBusy: 'isPending',
  loading: 'isPending',
  disabled: 'isDisabled',
  required: 'isRequired',
  invalid: 'isInvalid',
  open: 'isOpen',
  opened: 'isOpen',
  errors: 'validationErrors',
  checkedBy: 'validationBehavior',
  options: 'items',
  tabs: 'items',
  nodes: 'items',
  tiles: 'items',
  hideLabel: 'aria-label',
  isLabelVisible: 'label',
  isLabelHidden: 'aria-label',
  empty: 'renderEmptyState',
  accept: 'acceptedFileTypes',
  isMultiple: 'allowsMultiple',
  isRetrying: 'isPending',
  isSelectable: 'selectionMode',
  isDestructive: 'tone',
  onDismiss: 'onClose',
  dismissLabel: 'closeLabel',
  min: 'minValue',
  max: 'maxValue',
  sort: 'sortDescriptor',
  defaultSort: 'defaultSortDescriptor',
  at: 'value',
  activation: 'keyboardActivation',
  selected: 'selectedKeys',
  expanded: 'expandedKeys',
  onClick: 'onPress',
  onRun: 'onAction',
  onSelect: 'onAction or onSelectionChange',
  selection: 'selectionMode',
  color: 'tone or variant',
};

describe('the conventions of the README', () => {
  it('finds the props of the components', () => {
    expect(declared.length).toBeGreaterThan(120);
    expect(declared.find(({ name }) => name === 'SelectProps')?.props.get('items')).toBe('readonly FieldOption<Value>[]');
  });

  it('has one name for one thing', () => {
    const wrong = listOf((prop) => prop in otherNames).map(
      (found) => `${found} (is ${otherNames[found.split(/[.:]/)[1] ?? '']})`,
    );
    expect(wrong).toEqual([]);
  });

  it('names booleans isX, hasX, or defaultX', () => {
    expect(
      listOf((prop, type) => type === 'boolean' && !/^(?:is|has|are|takes|allows|disallow|default)[A-Z]/.test(prop)),
    ).toEqual([]);
  });

  it('has isOpen, defaultOpen and onOpenChange together', () => {
    const trio = ['isOpen', 'defaultOpen', 'onOpenChange'];
    expect(listOf((prop, _, all) => trio.includes(prop) && !trio.every((name) => all.has(name)))).toEqual([]);
  });

  it.each([
    ['value', 'defaultValue', 'onChange'],
    ['selectedKeys', 'defaultSelectedKeys', 'onSelectionChange'],
    ['expandedKeys', 'defaultExpandedKeys', 'onExpandedChange'],
  ])('has %s, %s and %s together where the second is declared', (...trio) => {
    expect(listOf((prop, _, all) => prop === trio[1] && !trio.every((name) => all.has(name)))).toEqual([]);
  });

  it('has selectedKey and onSelectionChange together, and items with them', () => {
    const names = ['selectedKey', 'onSelectionChange', 'items'];
    expect(listOf((prop, _, all) => prop === 'selectedKey' && !names.every((name) => all.has(name)))).toEqual([]);
  });

  it('calls a tone by its meaning: gain and loss are signs of amounts', () => {
    expect(listOf((prop, type) => prop === 'tone' && /'(?:gain|loss|warn|error|positive|negative)'/.test(type))).toEqual([]);
  });

  it('sizes controls sm, md and lg', () => {
    const controls = new Set(['ButtonProps', 'ButtonLinkProps', 'IconButtonProps', 'ToggleButtonProps', 'CopyButtonProps']);
    const sized = declared.filter(({ name, props }) => controls.has(name) && props.has('size'));
    expect(sized).toHaveLength(controls.size);
    for (const { props } of sized) expect(props.get('size')).toMatch(/^'(?:sm|md|lg)'(?: \| '(?:sm|md|lg)')*$/);
  });
});
