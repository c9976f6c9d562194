import {
  arrowDown,
  arrowUp,
  Button,
  Card,
  close,
  copy,
  Icon,
  IconButton,
  Menu,
  plus,
  Stack,
  Text,
  ToggleGroup,
  Toolbar,
  VisuallyHidden,
} from '@duneline/ui';
import { useRef } from 'react';
import { BlockForm } from './BlockForm.tsx';
import { kinds, labelOf } from './kinds.ts';
import type { Composition } from './useComposition.ts';

const items = Object.entries(kinds).map(([id, { label }]) => ({ id, label }));

/** The list of blocks, what can be done with the chosen one, and its fields. */
export function Editor({ blocks, block, news, choose, add, duplicate, remove, move, change }: Composition) {
  const adder = useRef<HTMLButtonElement>(null);
  const place = block ? blocks.indexOf(block) : -1;
  const what = block ? labelOf(block) : '';
  return (
    <Card>
      <Stack>
        <Menu
          trigger={
            <Button ref={adder} variant="primary" size="sm">
              <Icon of={plus} size={18} /> Add a block
            </Button>
          }
          items={items}
          onAction={add}
        />
        {block && (
          <>
            <ToggleGroup
              aria-label="Blocks of the page"
              orientation="vertical"
              disallowEmptySelection
              items={blocks.map((each, index) => ({ id: String(each.id), label: `${index + 1}  ${labelOf(each)}` }))}
              selectedKeys={[String(block.id)]}
              onSelectionChange={([id]) => choose(Number(id))}
            />
            <Toolbar aria-label={`${what}, block ${place + 1}`}>
              <IconButton aria-label="Move up" icon={arrowUp} aria-disabled={place === 0} onPress={() => move(block, -1)} />
              <IconButton
                aria-label="Move down"
                icon={arrowDown}
                aria-disabled={place === blocks.length - 1}
                onPress={() => move(block, 1)}
              />
              <IconButton aria-label="Duplicate" icon={copy} onPress={() => duplicate(block)} />
              <IconButton
                aria-label="Remove"
                icon={close}
                onPress={() => {
                  remove(block);
                  if (blocks.length === 1) adder.current?.focus();
                }}
              />
            </Toolbar>
            <BlockForm key={block.id} block={block} onChange={(name, value) => change(block.id, name, value)} />
          </>
        )}
        <VisuallyHidden>
          <output>{news}</output>
        </VisuallyHidden>
        {!block && <Text tone="muted">Each block stands in the Section above it.</Text>}
      </Stack>
    </Card>
  );
}
