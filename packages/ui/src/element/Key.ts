/** The id of an item of a collection, such as of a row in a database. */
export type Key = string | number;
