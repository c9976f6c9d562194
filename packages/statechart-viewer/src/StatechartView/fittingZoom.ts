interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of its size a drawing can have to be seen whole in a frame: at most all of it. */
export function fittingZoom(
  { width, height }: Size,
  frame: { readonly clientWidth: number; readonly clientHeight: number },
): number {
  return Math.min(1, frame.clientWidth / width, frame.clientHeight / height);
}
