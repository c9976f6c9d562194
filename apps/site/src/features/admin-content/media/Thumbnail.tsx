import { Icon, Skeleton, warning } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { readPictureData } from './mediaStore.ts';
import * as css from './media.css.ts';

/** A small picture beside its title; decorative, because the title describes it. */
export function Thumbnail({ path }: { readonly path: string }) {
  const data = useQuery({ queryKey: ['media', path], queryFn: () => readPictureData(path), staleTime: Infinity });
  return (
    <span className={css.thumbnail}>
      {data.isPending && <Skeleton lines={1} />}
      {data.isError && <Icon of={warning} />}
      {data.data !== undefined && <img src={data.data} alt="" className={css.image} />}
    </span>
  );
}
