interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom at which a drawing fits into a frame, at most 1. */
export function fittingZoom(
  { width, height }: Size,
  frame: { readonly clientWidth: number; readonly clientHeight: number },
): number {
  return Math.min(1, frame.clientWidth / width, frame.clientHeight / height);
}
