import { arrowLeft, arrowRight, Heading, IconButton } from '@duneline/ui';
import { eventLabel } from '../labels/rowWords.ts';
import * as css from './player.css.ts';

interface HistoryProps {
  /** Past events (`null` for the start) with the resulting states. */
  moments: readonly { readonly event: string | null; readonly state: string }[];
  now: number;
  onGo: (moment: number) => void;
}

/** The list of past moments, for going back and forward. */
export function History({ moments, now, onGo }: HistoryProps) {
  return (
    <section className={css.section}>
      <div className={css.bar}>
        <Heading level={3} size="md">
          History
        </Heading>
        <span>
          <IconButton
            size="sm"
            icon={arrowLeft}
            aria-label="One step back"
            isDisabled={now === 0}
            onPress={() => onGo(now - 1)}
          />
          <IconButton
            size="sm"
            icon={arrowRight}
            aria-label="One step forward"
            isDisabled={now === moments.length - 1}
            onPress={() => onGo(now + 1)}
          />
        </span>
      </div>
      <ol role="list" className={css.list}>
        {moments.map(({ event, state }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a moment has no other name than its place
          <li key={index}>
            <button
              type="button"
              className={css.choice}
              aria-current={index === now ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span>{event === null ? 'start' : eventLabel(event)}</span>
              <span className={css.muted}>{state}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
