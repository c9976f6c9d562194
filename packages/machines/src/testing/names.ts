import { and, not, or, stateIn } from 'xstate';
import type { AnyStateNode } from 'xstate';

/** What stands in a table for an action without a name. */
export const unnamed = 'unnamed';

/** The name of an action; of one that is built into XState, its kind: `assign`. */
export function actionName(action: unknown): string {
  return nameOf(action) ?? (isBuiltIn(action) ? action.type.replace('xstate.', '') : unnamed);
}

/** Names the guards of one machine. Those without a name are numbered, so that each row has a key of its own. */
export class GuardNames {
  readonly #numbered = new Map<unknown, string>();

  of(guard: unknown): string {
    const word = typeof guard === 'function' ? guardWords.get(checkOf(guard)) : undefined;
    if (word === 'stateIn') return `stateIn ${JSON.stringify((guard as { readonly stateValue?: unknown }).stateValue)}`;
    if (word !== undefined) return this.#ofOthers(word, guard as { readonly guards: readonly unknown[] });
    const name = nameOf(guard) ?? this.#numbered.get(guard) ?? `guard ${this.#numbered.size + 1}`;
    if (typeof guard === 'function') this.#numbered.set(guard, name);
    return `${name}${paramsOf(guard)}`;
  }

  #ofOthers(word: string, { guards }: { readonly guards: readonly unknown[] }): string {
    const names = guards.map((guard) => this.of(guard));
    return word === 'not' ? `not ${names.join()}` : `${word}(${names.join(', ')})`;
  }
}

/** What a table calls the actors that a state invokes: their source if it is named and only one has it, their id, or the state's name. */
export function actorNames(node: AnyStateNode): readonly { readonly id: string; readonly name: string }[] {
  const configs = [node.config.invoke].flat();
  const sources = configs.map((config) => config?.src);
  return node.invoke.map(({ id }, index) => {
    const source: unknown = sources[index];
    const isOnly = sources.indexOf(source as (typeof sources)[number]) === index;
    const own = `${node.key}Actor${index === 0 ? '' : index + 1}`;
    return { id, name: typeof source === 'string' && isOnly ? source : (configs[index]?.id ?? own) };
  });
}

/** XState's guards by what they do, because bundlers shorten the names of functions. */
const guardWords = new Map(
  Object.entries({ and: and([]), or: or([]), not: not(''), stateIn: stateIn('') }).map(([word, guard]) => [checkOf(guard), word]),
);

function checkOf(guard: object): unknown {
  return 'check' in guard ? guard.check : undefined;
}

function nameOf(named: unknown): string | undefined {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : undefined;
}

const isBuiltIn = (action: unknown): action is { readonly type: string } =>
  typeof action === 'function' && 'type' in action && 'resolve' in action;

const paramsOf = (guard: unknown) =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
    ? ` ${JSON.stringify(guard.params)}`
    : '';
