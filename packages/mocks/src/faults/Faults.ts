import type { FaultSpec } from '@duneline/specs/contract';
import type { Random } from '../random.ts';

interface Armed {
  readonly fault: FaultSpec;
  readonly method: string | null;
  readonly pattern: RegExp;
  /** Number of matching requests so far. */
  seen: number;
}

/** The current scenario's faults and their counters. */
export class Faults {
  private armed: readonly Armed[] = [];

  /** Replaces all faults and resets their counters. */
  arm(faults: readonly FaultSpec[]): void {
    this.armed = faults.map((fault) => ({ fault, ...readPattern(fault.on), seen: 0 }));
  }

  /** The first fault that applies to a request with one of these names, or `null`. */
  strike(method: string, names: readonly string[]): FaultSpec | null {
    for (const one of this.armed) {
      const isMeant = one.method === null || one.method === method;
      if (!isMeant || !names.some((name) => one.pattern.test(name))) continue;
      const turn = one.seen++ - (one.fault.after ?? 0);
      if (turn >= 0 && turn < (one.fault.times ?? Infinity)) return one.fault;
    }
    return null;
  }
}

/** The delay of a fault in milliseconds. */
export function delayOf({ delayMs = 0 }: FaultSpec, random: Random): number {
  if (typeof delayMs === 'number') return delayMs;
  const [least, most] = delayMs;
  const [high = 0, low = 0] = random.bytes(2);
  return Math.round(least + ((most - least) * (high * 256 + low)) / 65_535);
}

/** Whether a pattern can match any request: one of the names, or a path of a service with free-form paths. */
export function canMatchFault(on: string, names: readonly string[]): boolean {
  const { pattern } = readPattern(on);
  return /^(?:\S+ )?(?:auth|storage|realtime)\./.test(on) || names.some((name) => pattern.test(name));
}

function readPattern(on: string): { method: string | null; pattern: RegExp } {
  const [name = '', method = null] = on.split(' ').toReversed();
  const source = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { method, pattern: new RegExp(`^${source.join('.*')}$`) };
}
