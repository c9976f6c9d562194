import { describe, expect, it } from 'vitest';
import { addLink, changeLink, moveLink, removeLink, stepLink, storedLinks, type StoredLink } from './menuLinks.ts';

const link = (item: string, level: 1 | 2 = 1): StoredLink => ({ item, label: item, target: '/', level });
const links = [link('home'), link('about'), link('team', 2), link('contact')];
const order = (list: readonly StoredLink[]) => list.map(({ item, level }) => `${item}${level === 2 ? ' below' : ''}`);

describe('moving a link', () => {
  it('takes the links below it along', () => {
    expect(order(moveLink(links, 'about', 'home', 'before'))).toEqual(['about', 'team below', 'home', 'contact']);
    expect(order(moveLink(links, 'about', 'contact', 'after'))).toEqual(['home', 'contact', 'about', 'team below']);
  });
  it('changes nothing when it is dropped on itself', () => {
    expect(moveLink(links, 'about', 'team', 'after')).toBe(links);
    expect(moveLink(links, 'nobody', 'team', 'after')).toBe(links);
  });
  it('makes the first link one of the first level', () => {
    expect(order(moveLink(links, 'team', 'home', 'before'))).toEqual(['team', 'home', 'about', 'contact']);
    expect(order(removeLink([link('a'), link('b', 2)], 'a'))).toEqual(['b']);
  });
  it('goes one step up or down, and stays at the ends', () => {
    expect(order(stepLink(links, 'contact', -1))).toEqual(['home', 'about', 'contact', 'team below']);
    expect(order(stepLink(links, 'about', 1))).toEqual(['home', 'contact', 'about', 'team below']);
    expect(stepLink(links, 'contact', 1)).toBe(links);
    expect(stepLink(links, 'home', -1)).toBe(links);
  });
});

it('adds a link under a name that is free', () => {
  const { item, links: added } = addLink([link('link-2')], 'New');
  expect(item).toBe('link-3');
  expect(added.at(-1)).toEqual({ item: 'link-3', label: 'New', target: '/', level: 1 });
});

it('changes one link', () => {
  expect(changeLink(links, 'home', { label: 'Start' })[0]).toEqual({ ...link('home'), label: 'Start' });
});

it('reads what is stored, and nothing else', () => {
  expect(storedLinks([...links, null, 'text', { item: 'x' }])).toEqual(links);
  expect(storedLinks({})).toEqual([]);
});
