/** The id of an item of a collection, such as of a row in a database. */
export type Key = string | number;

/** Several ids; not any `Iterable`, because some can be read only once. */
export type Keys<Id extends Key = Key> = readonly Id[] | ReadonlySet<Id>;
