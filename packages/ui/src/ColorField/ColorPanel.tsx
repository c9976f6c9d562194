import { ColorArea, type Color } from 'react-aria-components/ColorArea';
import { ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components/ColorSlider';
import * as css from './ColorPanel.css.ts';

interface ColorPanelProps {
  color: Color;
  onChange: (color: Color) => void;
}

/** A saturation area and a hue slider; React Aria labels both in the reader's language. */
export function ColorPanel({ color, onChange }: ColorPanelProps) {
  return (
    <div className={css.panel}>
      <ColorArea
        value={color}
        onChange={onChange}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        className={css.area}
      >
        <ColorThumb className={css.thumb} />
      </ColorArea>
      <ColorSlider value={color} onChange={onChange} colorSpace="hsb" channel="hue">
        <SliderTrack className={css.track}>
          <ColorThumb className={css.thumb} />
        </SliderTrack>
      </ColorSlider>
    </div>
  );
}
