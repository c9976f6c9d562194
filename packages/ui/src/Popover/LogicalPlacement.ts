/** A side of a control and an alignment; `start` and `end` follow the reading direction. */
export type LogicalPlacement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end' | 'start' | 'end';
