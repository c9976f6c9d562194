import type { Finding, FrameSpec } from '@duneline/specs/contract';

/** What is wrong with a frame by the specs; nothing where they describe no frames. */
export function findingsOf(
  frames: readonly FrameSpec[] | undefined,
  sender: FrameSpec['sender'],
  event: string,
  value: unknown,
): readonly Finding[] {
  if (frames === undefined) return [];
  const spec = frames.find((known) => known.sender === sender && known.event === event);
  return spec?.validate(value) ?? [{ path: '', message: `the ${sender} sends no "${event}" that the specs describe` }];
}
