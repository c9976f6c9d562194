import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button, Panel, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { readPictureData } from './mediaStore.ts';
import * as css from './media.css.ts';

export interface FocalPointProps {
  readonly path: string;
  readonly alt: string;
  /** In percent from the left edge and from the top. */
  readonly x: number;
  readonly y: number;
  readonly onChange: (point: { readonly x: number; readonly y: number }) => void;
}

/** The picture with its focal point, which a click moves, and its crops. */
export function FocalPoint({ path, alt, x, y, onChange }: FocalPointProps) {
  const picture = useQuery({ queryKey: ['media', path], queryFn: () => readPictureData(path), staleTime: Infinity });
  const position = `${x}% ${y}%`;
  return (
    <Panel title={t.mediaPicture}>
      {picture.isPending && <Skeleton lines={6} />}
      {picture.isError && (
        <Alert
          tone="danger"
          title={t.mediaUnread}
          action={
            <Button size="sm" onPress={() => void picture.refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {picture.data !== undefined && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the two sliders do the same by keyboard */}
          <div
            className={css.stage}
            onClick={({ currentTarget, clientX, clientY }) => {
              const box = currentTarget.getBoundingClientRect();
              const share = (at: number, start: number, size: number) =>
                Math.round(Math.min(1, Math.max(0, (at - start) / size)) * 100);
              onChange({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) });
            }}
          >
            <img src={picture.data} alt={alt} className={css.whole} />
            {/* From the left in every language, because pictures are not mirrored. */}
            <span aria-hidden="true" className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
          </div>
          <p>{t.mediaCrops}</p>
          <div className={css.crops}>
            <img src={picture.data} alt="" className={`${css.crop} ${css.wide}`} style={{ objectPosition: position }} />
            <img src={picture.data} alt="" className={`${css.crop} ${css.square}`} style={{ objectPosition: position }} />
          </div>
        </>
      )}
    </Panel>
  );
}
