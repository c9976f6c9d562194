import { Card, Columns, Stack } from '@duneline/ui';
import { compose } from './compose.tsx';
import { Editor } from './Editor.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { Result } from './Result.tsx';
import { Unreadable } from './Unreadable.tsx';
import { useComposition } from './useComposition.ts';

interface SandboxProps {
  /** The encoded page (`address.ts`). @default the one in the window's URL */
  readonly page: string;
  readonly onPageChange: (page: string) => void;
}

/** Composes a page from kit components, previews it, and stores it in the URL. */
export function Sandbox({ page, onPageChange }: SandboxProps) {
  const composition = useComposition(page, onPageChange);
  if ('problem' in composition.page) return <Unreadable {...composition.page} onBegin={() => composition.begin('')} />;
  const { blocks } = composition;
  return (
    <Columns ratio="4:8" from="lg" gap={32} align="start">
      <Editor {...composition} />
      <div style={{ minInlineSize: 0 }}>
        <Stack gap={24}>
          {/* A Section has its own padding. */}
          <Card padding={blocks[0]?.kind === 'section' ? 'none' : 'card'}>
            {blocks.length === 0 ? <EmptyPage onBegin={composition.begin} /> : compose(blocks, composition.change)}
          </Card>
          {blocks.length > 0 && <Result blocks={blocks} />}
        </Stack>
      </div>
    </Columns>
  );
}
