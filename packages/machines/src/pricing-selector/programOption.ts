/** A program of the catalogue, reduced to what the selector needs. */
export interface ProgramOption {
  readonly id: string;
  /** `false`: shown as "Coming Soon" and refused (spec §4). */
  readonly isAvailable: boolean;
  /** In the order of the checkout's 1-based index (spec §5). */
  readonly tierIds: readonly string[];
}

/** Finds a program by id, otherwise `null`. */
export function findProgram(programs: readonly ProgramOption[], id: string): ProgramOption | null {
  return programs.find((program) => program.id === id) ?? null;
}

/**
 * The tier that is selected with a program: its first one (spec §4).
 * @throws if there is no such program, or it has no tier
 */
export function firstTierOf(programs: readonly ProgramOption[], programId: string): string {
  const tierId = findProgram(programs, programId)?.tierIds[0];
  if (tierId === undefined) {
    const known = programs.map((program) => program.id).join(', ');
    throw new Error(`The pricing selector was given no program '${programId}' with a tier; it knows: ${known || 'none'}.`);
  }
  return tierId;
}
