/** In CSS pixels. */
export const thumbSize = 22;

/** How long the lit part of a slider's line is: to the middle of the thumb, which stays inside the line at both ends. */
export const fillSize = (share: number) => `calc(${thumbSize / 2}px + (100% - ${thumbSize}px) * ${share})`;
