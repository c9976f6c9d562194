/** How many ids fit into the address of a request. */
export const MAX_IDS = 100;

/**
 * Reads rows by their ids, each id once, in as many requests as needed.
 * @throws as `read`
 */
export async function readByIds<Row>(
  ids: readonly (string | null | undefined)[],
  read: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  const chunks = Array.from({ length: Math.ceil(wanted.length / MAX_IDS) }, (_, index) =>
    wanted.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  return (await Promise.all(chunks.map(read))).flat();
}
