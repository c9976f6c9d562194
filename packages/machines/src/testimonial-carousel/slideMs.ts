/** How long a testimonial is shown, in milliseconds (spec §4). */
export const slideMs = 4000;
