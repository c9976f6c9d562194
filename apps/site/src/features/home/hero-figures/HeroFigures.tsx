import { heroStatsMs } from '@duneline/machines';
import { brand, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { RotatingStatsBand } from '@duneline/ui';
import { useComponentSettings } from '../../../lib/live-content/useComponentSettings.ts';
import { container } from '../section/section.css.ts';
import { toFigure } from '../stats/toFigure.ts';
import * as css from './HeroFigures.css.ts';

const figures = [...content.stats, ...content.counterStats].map(toFigure);

/** The figures under the hero, four at a time (spec §4). The stats band explains each. */
export function HeroFigures() {
  const { number } = useComponentSettings('hero-stats');
  return (
    <section className={`${container} ${css.figures}`} aria-label={t.heroFigures({ name: brand.name })}>
      <RotatingStatsBand
        figures={figures}
        periodMs={number('interval', heroStatsMs)}
        pauseLabel={t.heroFiguresPause}
        playLabel={t.heroFiguresPlay}
        positionLabel={(position, count) => t.heroFiguresPosition({ position, count })}
        note={t.statsNote}
      />
    </section>
  );
}
