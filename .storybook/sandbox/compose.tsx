import { Alert, Container, Stack } from '@duneline/ui';
import { cloneElement, type ReactElement } from 'react';
import type { Block } from './Block.ts';
import { kindOf, problemsOf, valuesOf } from './kinds.ts';

type OnChange = (id: number, name: string, value: string) => void;

/** Renders the blocks; those after a Section are inside it, with the page's gutter. */
export function compose(blocks: readonly Block[], onChange: OnChange): ReactElement[] {
  const parts: { readonly head: Block | undefined; readonly body: Block[] }[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'section') parts.push({ head: block, body: [] });
    else if (last) last.body.push(block);
    else parts.push({ head: undefined, body: [block] });
  }
  return parts.map(({ head, body }) => {
    const content = (
      <Container key="first">
        <Stack gap={24}>{body.map((block) => drawn(block, onChange))}</Stack>
      </Container>
    );
    return head ? cloneElement(drawn(head, onChange), {}, content) : content;
  });
}

function drawn(block: Block, onChange: OnChange): ReactElement {
  const kind = kindOf(block);
  if (!kind) {
    return (
      <Alert key={block.id} tone="warning" title={problemsOf(block)[0]}>
        It stays in the address as it is.
      </Alert>
    );
  }
  const spot = { id: String(block.id), onChange: (name: string, value: string) => onChange(block.id, name, value) };
  return cloneElement(kind.draw(valuesOf(kind, block), spot), { key: block.id });
}
