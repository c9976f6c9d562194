/** How long a group of stats is shown, in milliseconds (spec §4). */
export const heroStatsMs = 4000;
