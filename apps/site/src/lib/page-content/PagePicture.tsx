import { useEffect, useState } from 'react';
import * as css from './pagePicture.css.ts';
import type { PictureCrop } from './pageBlocks.ts';
import { readPagePicture, type ShownPicture } from './readPagePicture.ts';

export interface PagePictureProps {
  readonly path: string;
  readonly crop: PictureCrop;
}

/** A picture of the library in a text. One that cannot be read is left out, as the texts around it do without it. */
export function PagePicture({ path, crop }: PagePictureProps) {
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  useEffect(() => {
    if (path === '') return undefined; // an editor's block whose picture is not chosen yet
    let isCurrent = true;
    readPagePicture(path).then(
      (read) => isCurrent && setPicture(read),
      (error: unknown) => console.warn(`The picture ${path} could not be read; the page does without it.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (picture === null || path === '') return null;
  const { source, alt, width, height, focalPoint } = picture;
  return (
    <img
      src={source}
      alt={alt}
      width={width}
      height={height}
      className={css.pictureOf[crop]}
      style={{ objectPosition: focalPoint }}
    />
  );
}
