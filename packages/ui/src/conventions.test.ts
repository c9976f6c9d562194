import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProps, type Declared } from './element/readProps.test-support.ts';

const published = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');

const declared = readProps().filter(({ name }) => new RegExp(`type ${name}\\b`).test(published));
const listOf = (isWrong: (prop: string, type: string, all: Declared['props']) => boolean) =>
  declared.flatMap(({ name, props }) =>
    [...props].filter(([prop, { type }]) => isWrong(prop, type, props)).map(([prop, { type }]) => `${name}.${prop}: ${type}`),
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
    expect(declared.find(({ name }) => name === 'SelectProps')?.props.get('items')?.type).toBe('readonly FieldOption<Value>[]');
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
    for (const { props } of sized) expect(props.get('size')?.type).toMatch(/^'(?:sm|md|lg)'(?: \| '(?:sm|md|lg)')*$/);
  });
});
