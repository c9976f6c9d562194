/** Counts events in a sliding window of the project's time. */
export class SlidingWindow {
  private readonly limit: number;
  private readonly lengthMs: number;
  private times: readonly number[] = [];

  constructor(limit: number, lengthMs: number) {
    this.limit = limit;
    this.lengthMs = lengthMs;
  }

  /**
   * Counts an event at `now` (ms since the epoch).
   * @returns whether it is within the limit
   */
  admits(now: number): boolean {
    this.times = this.times.filter((time) => now - time < this.lengthMs);
    if (this.times.length >= this.limit) return false;
    this.times = [...this.times, now];
    return true;
  }
}
