/** A part of a machine's configuration. */
export type Config = Readonly<Record<string, unknown>>;

/** The positions of transitions in a machine's configuration, as paths of keys. */
export function transitionPlaces(config: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (!isConfig(config)) return [];
  const list = (value: unknown, place: readonly string[]) =>
    Array.isArray(value) ? value.map((_, index) => [...place, String(index)]) : value === undefined ? [] : [place];
  const keyed = (key: string) =>
    isConfig(config[key]) ? Object.entries(config[key]).flatMap(([name, value]) => list(value, [...path, key, name])) : [];
  const invokes = list(config.invoke, [...path, 'invoke']).flatMap((place) => {
    const invoke = valueAt(config, place.slice(path.length));
    return isConfig(invoke) ? ['onDone', 'onError'].flatMap((exit) => list(invoke[exit], [...place, exit])) : [];
  });
  const children = isConfig(config.states)
    ? Object.entries(config.states).flatMap(([name, child]) => transitionPlaces(child, [...path, 'states', name]))
    : [];
  return [...keyed('on'), ...keyed('after'), ...list(config.always, [...path, 'always']), ...invokes, ...children];
}

/** A copy of a configuration with another value at a path. */
export function withValueAt(config: unknown, [key, ...rest]: readonly string[], value: unknown): Config {
  if (key === undefined) return isConfig(value) ? value : {};
  const next = (child: unknown) =>
    rest.length === 0 ? value : Array.isArray(child) ? replacedItem(child, rest, value) : withValueAt(child, rest, value);
  return isConfig(config) ? { ...config, [key]: next(config[key]) } : {};
}

function replacedItem(list: readonly unknown[], [index, ...rest]: readonly string[], value: unknown): readonly unknown[] {
  return list.map((item, position) =>
    String(position) === index ? (rest.length === 0 ? value : withValueAt(item, rest, value)) : item,
  );
}

/** The value at a path of a configuration. */
export function valueAt(config: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    config,
  );
}

/** Whether a value is an object. */
export function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
