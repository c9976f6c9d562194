/** What the selector needs to know of a program, as plain data out of the catalogue. */
export interface ProgramOption {
  readonly id: string;
  /** `false`: shown as "Coming Soon" and refused (spec §4). */
  readonly isAvailable: boolean;
  /** In the order of the checkout's 1-based index (spec §5). */
  readonly tierIds: readonly string[];
}

/** Finds a program by its id, `null` when the list has none of that name. */
export function findProgram(programs: readonly ProgramOption[], id: string): ProgramOption | null {
  return programs.find((program) => program.id === id) ?? null;
}

/**
 * The tier that is chosen together with a program: its first one (spec §4).
 * @throws when the list has no such program, or the program has no tier.
 */
export function firstTierOf(programs: readonly ProgramOption[], programId: string): string {
  const tierId = findProgram(programs, programId)?.tierIds[0];
  if (tierId === undefined) {
    const known = programs.map((program) => program.id).join(', ');
    throw new Error(`The pricing selector was given no program '${programId}' with a tier; it knows: ${known || 'none'}.`);
  }
  return tierId;
}
