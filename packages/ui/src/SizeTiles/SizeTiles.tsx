import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { RadioOptions } from '../RadioOptions/RadioOptions.tsx';
import * as css from './SizeTiles.css.ts';
import { tileRidge } from './tileRidge.ts';

export interface SizeTile {
  id: string;
  /** "$10K" */
  size: string;
  /** "$99" */
  price: string;
  /** Struck through beside the price. */
  oldPrice?: string;
  isDisabled?: boolean;
}

export interface SizeTilesProps extends ElementProps {
  /** The group's accessible name: "Account size". */
  'aria-label': string;
  name: string;
  items: readonly SizeTile[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
}

const BOX = { width: 200, height: 44 };

/** Account sizes as native radios in one row (two rows of three on phones); the ridge below them grows from size to size. */
export function SizeTiles({ items, ...group }: SizeTilesProps) {
  requireProps('SizeTiles', { items });
  const tiles = items.map((tile, index) => ({
    id: tile.id,
    isDisabled: tile.isDisabled,
    label: <TileFace tile={tile} index={index} count={items.length} />,
  }));
  return <RadioOptions {...group} items={tiles} looks={css.looks} />;
}

function TileFace({ tile, index, count }: { tile: SizeTile; index: number; count: number }) {
  return (
    <>
      <span className={css.size}>{tile.size} </span>
      <span className={css.price}>
        {tile.price}
        {tile.oldPrice && <s className={css.oldPrice}>{tile.oldPrice}</s>}
      </span>
      <svg className={css.tick} viewBox="0 0 20 20" aria-hidden>
        <path d="M4 10.5l4 4 8-9" />
      </svg>
      <TileRidge index={index} count={count} />
    </>
  );
}

function TileRidge({ index, count }: { index: number; count: number }) {
  const { ridge, area } = duneLine(tileRidge(index, count), BOX, { domain: [0, 1] });
  return (
    <svg className={css.ridge} aria-hidden>
      <Stretch {...BOX}>
        <path className={css.sand} d={area} />
        <path className={css.line} d={ridge} />
      </Stretch>
    </svg>
  );
}
