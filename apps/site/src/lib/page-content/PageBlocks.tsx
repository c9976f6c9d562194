import { ButtonLink, Heading, List, Stack, Text } from '@duneline/ui';
import { routerLink } from '../link/routerLink.tsx';
import { PagePicture } from './PagePicture.tsx';
import type { PageBlock } from './pageBlocks.ts';

/** Published blocks, each drawn by a component of the kit. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return (
    <Stack gap={16}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no other identity, and are drawn as a whole
        <BlockView key={index} block={block} />
      ))}
    </Stack>
  );
}

function BlockView({ block }: { readonly block: PageBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={3}>{block.text}</Heading>;
    case 'paragraph':
      return <Text isMeasured>{block.text}</Text>;
    case 'note':
      return (
        <Text size="sm" tone="muted" isMeasured>
          {block.text}
        </Text>
      );
    case 'picture':
      return <PagePicture path={block.path} crop={block.crop} />;
    case 'link':
      return (
        <div>
          {block.target.startsWith('/') ? (
            <ButtonLink href={block.target} render={routerLink}>
              {block.text}
            </ButtonLink>
          ) : (
            <ButtonLink href={block.target}>{block.text}</ButtonLink>
          )}
        </div>
      );
    default:
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
  }
}
