/** Other sample accounts, one close per week, behind the first: 0 is the bottom of the drawing, 1 its highest close. */
export const midDune: readonly number[] = [0.19, 0.34, 0.17, 0.4, 0.3, 0.62, 0.46, 0.76, 0.6, 0.885, 0.74];
export const farDune: readonly number[] = [0.1, 0.22, 0.2, 0.3, 0.27, 0.34, 0.42, 0.4, 0.58, 0.52, 0.66];

/** The ridge after its last day, as fractions of the climb: it falls below the drawing, instead of ending in a vertical edge. */
export const fallAway: readonly number[] = [0.62, 0.565, 0.66, 0.5, 0.4];

/** The soft wave in the foreground, as heights from 0 to 1. */
export const frontWave: readonly number[] = [0.6, 1, 0.35, 0, 0.62, 0.92, 0.34, 0.06, 0.86, 0.7];
