import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseArticle } from '../../../lib/article/parseArticle.ts';
import { ridgeOf } from '../content/ridgeOf.ts';
import { ArticleFigure } from './ArticleFigure.tsx';

it.each(['constructor', 'valueof', 'no-such-figure', '--proto--'])('shows the caption of a figure named %s', (name) => {
  const blocks = parseArticle(`![The floor](figure:${name})`);
  expect(blocks).toEqual([{ kind: 'figure', name, caption: 'The floor' }]);
  expect(ridgeOf(blocks)).toEqual([]);
  expect(renderToStaticMarkup(<ArticleFigure name={name} caption="The floor" />)).toBe('<p>The floor</p>');
});
