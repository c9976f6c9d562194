import { expect, it } from 'vitest';
import { readBlocks } from './pageBlocks.ts';

it('reads the blocks of each kind', () => {
  const blocks = [
    { kind: 'heading', text: 'Solo' },
    { kind: 'paragraph', text: 'One account leads.' },
    { kind: 'note', text: 'Simulated.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'link', text: 'Write to us', target: '/contact' },
    { kind: 'picture', path: 'brand/mark.svg', crop: 'wide' },
  ];
  expect(readBlocks(blocks)).toEqual(blocks);
});

it('leaves out what is no block', () => {
  const strange = [
    null,
    'text',
    { kind: 'html', text: '<b>' },
    { kind: 'list', items: [1] },
    { kind: 'quote', text: 'x', by: 'y' },
    { kind: 'link', text: 'x' },
    { kind: 'link', text: 'x', target: String.raw`/\evil.example` },
    { kind: 'picture', path: 'brand/mark.svg', crop: 'round' },
  ];
  expect(readBlocks(strange)).toEqual([]);
  expect(readBlocks({ kind: 'heading' })).toEqual([]);
});
