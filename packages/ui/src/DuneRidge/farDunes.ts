/** Other sample accounts, one close a week, behind the first: 0 is the foot of the picture, 1 its highest close. */
export const midDune: readonly number[] = [0.19, 0.34, 0.17, 0.4, 0.3, 0.62, 0.46, 0.76, 0.6, 0.885, 0.74];
export const farDune: readonly number[] = [0.1, 0.22, 0.2, 0.3, 0.27, 0.34, 0.42, 0.4, 0.58, 0.52, 0.66];

/** What the ridge does after its last day, in parts of the climb: it falls out of the picture, so that nothing ends in a wall. */
export const fallAway: readonly number[] = [0.62, 0.565, 0.66, 0.5, 0.4];

/** The soft wave of ground in front, as heights from 0 to 1. */
export const frontWave: readonly number[] = [0.6, 1, 0.35, 0, 0.62, 0.92, 0.34, 0.06, 0.86, 0.7];
