import { Code, CopyButton, Inline, Stack } from '@duneline/ui';
import type { Block } from './Block.ts';
import { withCode, writePage } from './address.ts';
import { compose } from './compose.tsx';
import { kindOf } from './kinds.ts';
import { writeJsx } from './writeJsx.ts';

/** The results: the page's JSX, and its URL. */
export function Result({ blocks }: { readonly blocks: readonly Block[] }) {
  const jsx = writeJsx(compose(blocks.filter(kindOf), () => {}));
  return (
    <Stack>
      <Inline>
        <CopyButton text={jsx} label="Copy the JSX" size="sm" />
        <CopyButton text={withCode(location.href, writePage(blocks))} label="Copy the address" size="sm" />
      </Inline>
      <Code aria-label="JSX of the page">{jsx}</Code>
    </Stack>
  );
}
