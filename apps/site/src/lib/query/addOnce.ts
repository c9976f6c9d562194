/**
 * Options of `upsert` for rows whose id was chosen before they are sent: sent again they add nothing, and the answer is an empty list,
 * which also means that they are there.
 */
export const addOnce = { onConflict: 'id', ignoreDuplicates: true } as const;
