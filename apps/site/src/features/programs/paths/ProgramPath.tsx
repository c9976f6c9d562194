import type { Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { Badge, DescriptionList, Icon, lock } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { PhaseList } from './PhaseList.tsx';
import * as css from './ProgramPath.css.ts';
import { rewardFacts } from './rewardFacts.ts';
import { SizeChoice } from './SizeChoice.tsx';

/** A program beside the others: description, price, phases and rewards. */
export function ProgramPath({ program }: { readonly program: Program }) {
  const { id, name, description, badge, isAvailable, tiers } = program;
  const [cheapest, dearest] = [tiers[0], tiers.at(-1)];
  if (!cheapest || !dearest) return null;
  return (
    <article className={css.program} aria-labelledby={`path-${id}`}>
      <div className={css.words}>
        <h3 id={`path-${id}`} className={css.name}>
          {name}
          {badge && (
            <Badge tone={badge === 'popular' ? 'accent' : 'neutral'}>{badge === 'popular' ? t.popular : t.comingSoon}</Badge>
          )}
        </h3>
        <p className={css.description}>{description}</p>
      </div>
      <div className={css.prices}>
        <p className={css.price}>{t.price({ from: formatMoney(cheapest.priceCents), to: formatMoney(dearest.priceCents) })}</p>
        <p className={css.small}>{t.sizes({ from: formatMoney(cheapest.sizeCents), to: formatMoney(dearest.sizeCents) })}</p>
      </div>
      <div className={css.path}>
        <PhaseList program={program} />
      </div>
      <div className={css.facts}>
        <DescriptionList items={rewardFacts(program)} />
      </div>
      <div className={css.action}>
        {isAvailable ? (
          <SizeChoice program={program} />
        ) : (
          <p className={css.locked}>
            <Icon of={lock} size={16} /> {t.notSold}
          </p>
        )}
      </div>
    </article>
  );
}
