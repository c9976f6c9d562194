import { Prose } from '@duneline/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import type { Block } from '../../../lib/article/Block.ts';
import * as css from './ArticleBody.css.ts';
import { InlineText } from './InlineText.tsx';

const ArticleFigure = lazyPart(async () => (await import('../figures/ArticleFigure.tsx')).ArticleFigure);

/** The blocks of an article: groups of text, with figures in between. */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return runsOf(blocks).map((run, index) => {
    const [first] = run;
    return first?.kind === 'figure' ? (
      <div key={index} className={css.figure}>
        <Suspense fallback={null}>
          <ArticleFigure name={first.name} caption={first.caption} />
        </Suspense>
      </div>
    ) : (
      <div key={index} className={index === 0 ? css.opening : undefined}>
        <Prose>
          {run.map((block, place) => (
            <TextBlock key={place} block={block} />
          ))}
        </Prose>
      </div>
    );
  });
}

/** Groups adjacent text blocks; each figure is separate. */
function runsOf(blocks: readonly Block[]): Block[][] {
  return blocks.reduce<Block[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && block.kind !== 'figure' && last[0]?.kind !== 'figure') last.push(block);
    else runs.push([block]);
    return runs;
  }, []);
}

function TextBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Title = `h${block.level}` as const;
      return (
        <Title id={block.id}>
          <InlineText text={block.text} />
        </Title>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <InlineText text={block.text} />
        </blockquote>
      );
    default:
      return <p>{block.kind === 'paragraph' ? <InlineText text={block.text} /> : block.caption}</p>;
  }
}
