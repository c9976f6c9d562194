/** Diameter in CSS pixels. */
export const thumbSize = 22;

/** Length of the filled part of the track: up to the middle of the thumb, which stays inside the track at both ends. */
export const fillSize = (share: number) => `calc(${thumbSize / 2}px + (100% - ${thumbSize}px) * ${share})`;
