import type { Finding, FrameSpec } from '@duneline/specs/contract';

/** Schema violations of a frame; empty when the specs describe no frames. */
export function frameFindings(
  frames: readonly FrameSpec[] | undefined,
  sender: FrameSpec['sender'],
  event: string,
  value: unknown,
): readonly Finding[] {
  if (frames === undefined) return [];
  const spec = frames.find((known) => known.sender === sender && known.event === event);
  return spec?.validate(value) ?? [{ path: '', message: `the ${sender} sends no "${event}" that the specs describe` }];
}
