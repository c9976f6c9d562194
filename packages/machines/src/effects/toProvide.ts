import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Stands for an actor that whoever runs the machine provides; without it, it fails by name. */
export function toProvide<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The machine needs the actor ${name} provided.`)));
}
