/** Counts what happens within a stretch of the project's time, and says when it is too much. */
export class SlidingWindow {
  private readonly limit: number;
  private readonly lengthMs: number;
  private times: readonly number[] = [];

  constructor(limit: number, lengthMs: number) {
    this.limit = limit;
    this.lengthMs = lengthMs;
  }

  /** Whether one more at `now` (ms since the epoch) is still within the limit; counts it if so. */
  admits(now: number): boolean {
    this.times = this.times.filter((time) => now - time < this.lengthMs);
    if (this.times.length >= this.limit) return false;
    this.times = [...this.times, now];
    return true;
  }
}
