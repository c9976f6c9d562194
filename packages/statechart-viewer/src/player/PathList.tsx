import { play as playSign, Heading, IconButton } from '@duneline/ui';
import { eventLabel, rowSentence } from '../labels/rowWords.ts';
import * as css from './player.css.ts';
import type { ChartPath } from './chartPaths.ts';

interface PathListProps {
  title: string;
  walks: readonly ChartPath[];
  onPlay: (walk: ChartPath) => void;
}

/** Paths through the chart, each with a play button. */
export function PathList({ title, walks, onPlay }: PathListProps) {
  return (
    <section className={css.section}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <ul role="list" className={css.paths}>
        {walks.map((walk) => {
          const name = typeof walk.to === 'string' ? walk.to : rowSentence(walk.to);
          const way = walk.rows.map(({ event }) => eventLabel(event)).join(' → ') || 'at the start';
          return (
            <li key={walk.id} className={css.path}>
              <IconButton size="sm" icon={playSign} aria-label={`Play: ${name}`} onPress={() => onPlay(walk)} />
              <span>
                <strong>{name}</strong> <span className={css.muted}>{way}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
