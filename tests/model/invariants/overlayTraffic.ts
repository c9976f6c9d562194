import type { Invariants } from '../moment.ts';

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
interface Scene {
  readonly shown: readonly string[];
  readonly requests: readonly { readonly id: string; readonly box: Box; readonly hasRoom: boolean }[];
  readonly focus: { readonly box: Box; readonly within: string | null } | null;
  readonly end: Box | null;
  readonly controls: readonly Box[];
}

export const overlayTraffic: Invariants = {
  'one-at-a-time': ({ after }) => after.context.shown.length <= 1,
  'consent-first': ({ after }) => {
    const { shown, requests }: Scene = after.context;
    return !requests.some(({ id, hasRoom }) => id === 'consent' && hasRoom) || shown.join() === 'consent';
  },
  'nothing-covered': ({ after }) => {
    const { shown, requests, focus, end, controls }: Scene = after.context;
    const shows = requests.filter(({ id }) => shown.includes(id));
    return shows.every(({ id, box, hasRoom }) => {
      const page = hasRoom || focus?.within === id ? [] : [end, ...controls, focus?.box ?? null];
      return page.every((other) => other === null || isApart(box, other));
    });
  },
  'only-asked': ({ after }) => {
    const { shown, requests }: Scene = after.context;
    return shown.every((id) => requests.some((request) => request.id === id));
  },
};

function isApart(one: Box, other: Box): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}
