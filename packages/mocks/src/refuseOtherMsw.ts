/**
 * A handler of MSW that names the cause when another copy of MSW uses it. Each copy has its own symbols for what it asks of a
 * handler, so that a socket would fail with "handler[kConnect] is not a function".
 */
export function refuseOtherMsw<Handler extends object>(handler: Handler): Handler {
  const prototype: object = Object.getPrototypeOf(handler);
  const own = new Set(Object.getOwnPropertySymbols(prototype).map(({ description }) => description));
  const watched = new Proxy(Object.create(prototype), {
    get(target, name, receiver) {
      if (typeof name === 'symbol' && !(name in target) && own.has(name.description)) throw new Error(twoCopies);
      return Reflect.get(target, name, receiver);
    },
  });
  return Object.setPrototypeOf(handler, watched);
}

const twoCopies =
  'Two copies of msw are installed: setupServer or setupWorker comes from one, the handlers of @duneline/mocks from the other. ' +
  'Install msw once, in a version that both accept; `npm ls msw` shows which packages bring them.';
