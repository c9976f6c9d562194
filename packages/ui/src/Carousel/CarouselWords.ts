export interface CarouselWords {
  /** Role descriptions for screen readers. */
  role: string;
  slideRole: string;
  /** The scrollable list's accessible name. */
  list: string;
  /** "2 of 4"; while several slides are visible, `last` is the position of the last one: "2–4 of 6". */
  position: (position: number, count: number, last?: number) => string;
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export const english: CarouselWords = {
  role: 'carousel',
  slideRole: 'slide',
  list: 'Slides',
  position: (position, count, last = position) =>
    last > position ? `${position}–${last} of ${count}` : `${position} of ${count}`,
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
};
