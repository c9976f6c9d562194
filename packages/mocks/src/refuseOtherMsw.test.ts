import { expect, it } from 'vitest';
import { refuseOtherMsw } from './refuseOtherMsw.ts';

const connect = Symbol('connect');
class Handler {
  #name = 'sockets';
  [connect]() {
    return this.#name;
  }
}

it('leaves a handler as it is for the copy of MSW that it is from', () => {
  const handler = refuseOtherMsw(new Handler());
  expect(handler[connect]()).toBe('sockets');
  expect(handler).toBeInstanceOf(Handler);
  expect(Reflect.get(handler, Symbol.toStringTag)).toBeUndefined();
});

it('names the cause when another copy asks for its own symbol', () => {
  const handler = refuseOtherMsw(new Handler());
  expect(() => Reflect.get(handler, Symbol('connect'))).toThrow('Two copies of msw are installed');
});
