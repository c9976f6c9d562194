import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { backdrop } from '../Dialog/overlay.css.ts';
import { arrowLeft, arrowRight, close as cross } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Lightbox.css.ts';

/** A picture to show in full size. */
export interface LightboxImage {
  readonly src: string;
  /** The text alternative. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** Width in pixels of the file, to reserve space before it has loaded. */
  readonly width: number;
  readonly height: number;
}

export interface LightboxProps extends ElementProps {
  /** The accessible name: "Payout proof". */
  'aria-label': string;
  images: readonly LightboxImage[];
  /** Index of the shown picture; `undefined` closes the lightbox. */
  index: number | undefined;
  onIndexChange: (index: number | undefined) => void;
  /** @default 'Close' */
  closeLabel?: string;
  /** @default 'Previous picture' */
  previousLabel?: string;
  /** @default 'Next picture' */
  nextLabel?: string;
  /** @default (place, count) => `${place} of ${count}` */
  placeLabel?: (place: number, count: number) => string;
}

/** Shows images in full-window size, one at a time, in a loop. Load it lazily. */
export function Lightbox(given: LightboxProps) {
  requireProps('Lightbox', { images: given.images });
  const { images, index, onIndexChange, ...words } = useTexts('Lightbox', given);
  const { closeLabel = 'Close', previousLabel = 'Previous picture', nextLabel = 'Next picture' } = words;
  const { placeLabel = (at, count) => `${at} of ${count}` } = words;
  const image = index === undefined ? undefined : images[index];
  const isSeries = images.length > 1;
  const move = (by: 1 | -1) => onIndexChange(((index ?? 0) + by + images.length) % images.length);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (!isSeries || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    move((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  };

  return (
    <ModalOverlay
      className={backdrop}
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => isOpen || onIndexChange(undefined)}
      isDismissable
    >
      <Modal className={css.window}>
        <Dialog {...pickElementProps(words)} className={css.panel}>
          {({ close }) => (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys do what the two buttons do
            <div className={css.stage} onKeyDown={onKeyDown}>
              <div className={css.bar}>
                {isSeries && index !== undefined && (
                  <span className={css.position} aria-hidden="true">
                    {placeLabel(index + 1, images.length)}
                  </span>
                )}
                <IconButton aria-label={closeLabel} icon={cross} onPress={close} />
              </div>
              {image && (
                <figure className={css.figure}>
                  <img
                    key={image.src}
                    className={css.image}
                    src={image.src}
                    alt={image.alt}
                    width={image.width}
                    height={image.height}
                  />
                  {image.caption && <figcaption className={css.caption}>{image.caption}</figcaption>}
                </figure>
              )}
              {isSeries && (
                <div className={css.steps}>
                  <IconButton aria-label={previousLabel} icon={arrowLeft} variant="secondary" onPress={() => move(-1)} />
                  <IconButton aria-label={nextLabel} icon={arrowRight} variant="secondary" onPress={() => move(1)} />
                </div>
              )}
              <VisuallyHidden>
                <output>{image && index !== undefined && `${placeLabel(index + 1, images.length)}: ${image.alt}`}</output>
              </VisuallyHidden>
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
