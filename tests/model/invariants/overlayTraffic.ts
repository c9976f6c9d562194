import type { Invariants } from '../moment.ts';

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
interface Scene {
  readonly isSmall: boolean;
  readonly shown: readonly string[];
  readonly requests: readonly { readonly id: string; readonly box: Box; readonly hasRoom: boolean }[];
  readonly focus: { readonly box: Box; readonly within: string | null } | null;
  readonly end: Box | null;
}

export const overlayTraffic: Invariants = {
  'one-on-small': ({ after }) => !after.context.isSmall || after.context.shown.length <= 1,
  'consent-first': ({ after }) => {
    const { isSmall, shown, requests }: Scene = after.context;
    return !isSmall || !requests.some(({ id }) => id === 'consent') || shown.join() === 'consent';
  },
  'nothing-covered': ({ after }) => {
    const { shown, requests, focus, end }: Scene = after.context;
    const shows = requests.filter(({ id }) => shown.includes(id));
    return shows.every(({ id, box, hasRoom }) => {
      const others = shows.flatMap((other) => (other.id === id ? [] : [other.box]));
      const page = hasRoom ? [] : [end, focus?.within === id ? null : (focus?.box ?? null)];
      return [...others, ...page].every((other) => other === null || isApart(box, other));
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
