import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { gaps } from '../theme/space.ts';

const { color, radius, shadow } = vars;

const room = defineProperties({
  conditions: { base: {}, md: { '@media': media.md } },
  defaultCondition: 'base',
  properties: { display: ['none', 'block'], padding: gaps, paddingBlock: gaps, paddingInline: gaps },
});

const look = defineProperties({
  properties: {
    background: {
      ground: color.ground,
      surface: color.surface,
      raised: color.raised,
      accent: color.accentWash,
      gain: color.gainWash,
      loss: color.lossWash,
      info: color.infoWash,
      warn: color.warnWash,
    },
    border: {
      line: `1px solid ${color.line}`,
      control: `1px solid ${color.lineStrong}`,
      chosen: `2px solid ${color.accent}`,
      torn: `1px dashed ${color.lineStrong}`,
    },
    borderRadius: radius,
    boxShadow: shadow,
  },
});

export const sprinkles = createSprinkles(room, look);
