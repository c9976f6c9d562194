import { useRef } from 'react';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './SizeTiles.css.ts';
import { tileRidge } from './tileRidge.ts';
import { useAdoptedChoice } from './useAdoptedChoice.ts';

export interface SizeTile {
  value: string;
  /** "$10K" */
  size: string;
  /** "$99" */
  price: string;
  /** Struck through beside the price. */
  oldPrice?: string;
  isDisabled?: boolean;
}

export interface SizeTilesProps {
  /** Names the group to those who hear it: "Account size". */
  label: string;
  name: string;
  tiles: readonly SizeTile[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

const BOX = { width: 200, height: 44 };

/** Account sizes as native radios, joined in one row (two rows of three on phones); the ridge below them grows from size to size. */
export function SizeTiles({ label, name, tiles, value, defaultValue, onChange }: SizeTilesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useAdoptedChoice(group, name, value, onChange);
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={visuallyHidden}>{label}</legend>
      {tiles.map((tile, index) => (
        <label key={tile.value} className={css.tile}>
          <input
            className={css.input}
            type="radio"
            name={name}
            value={tile.value}
            disabled={tile.isDisabled}
            {...(value === undefined ? { defaultChecked: tile.value === defaultValue } : { checked: tile.value === value })}
            onChange={() => onChange?.(tile.value)}
          />
          <span className={css.size}>{tile.size} </span>
          <span className={css.price}>
            {tile.price}
            {tile.oldPrice && <s className={css.oldPrice}>{tile.oldPrice}</s>}
          </span>
          <svg className={css.tick} viewBox="0 0 20 20" aria-hidden>
            <path d="M4 10.5l4 4 8-9" />
          </svg>
          <TileRidge index={index} count={tiles.length} />
        </label>
      ))}
    </fieldset>
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
