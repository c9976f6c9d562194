import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button, Select, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { pictureCrops, type PageBlock, type PictureCrop } from '../../../lib/page-content/pageBlocks.ts';
import { readPublishedPictures } from '../media/readPublishedPictures.ts';

type PictureBlock = PageBlock & { readonly kind: 'picture' };

const cropNames: Readonly<Record<PictureCrop, string>> = {
  whole: t.cropWhole,
  wide: t.cropWide,
  square: t.cropSquare,
};
const crops = pictureCrops.map((value) => ({ id: value, label: cropNames[value] }));

export interface PictureFieldsProps {
  readonly block: PictureBlock;
  readonly onChange: (block: PictureBlock) => void;
}

/** The published picture that a block shows, and its crop. */
export function PictureFields({ block, onChange }: PictureFieldsProps) {
  const pictures = useQuery({ queryKey: ['media-published'], queryFn: readPublishedPictures });
  if (pictures.isPending) return <Skeleton lines={3} />;
  if (pictures.isError) {
    return (
      <Alert
        tone="danger"
        title={t.picturesUnread}
        action={
          <Button size="sm" onPress={() => void pictures.refetch()}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  const isListed = pictures.data.some(({ path }) => path === block.path);
  return (
    <>
      <Select
        label={t.blockPicture}
        description={t.pictureChoice}
        placeholder={t.pictureChoose}
        items={pictures.data.map(({ path, title }) => ({ id: path, label: title }))}
        value={isListed ? block.path : null}
        errorMessage={block.path !== '' && !isListed ? t.problemPictureGone : undefined}
        onChange={(path) => onChange({ ...block, path })}
      />
      <Select label={t.crop} items={crops} value={block.crop} onChange={(crop) => onChange({ ...block, crop })} />
    </>
  );
}
