import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** A placeholder for an actor that must be passed to `provide`. Without it, the machine fails with the actor's name. */
export function requireActor<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The machine needs the actor ${name} provided.`)));
}
