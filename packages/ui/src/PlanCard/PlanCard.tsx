import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { lock } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './PlanCard.css.ts';

export interface PlanCardProps extends ElementProps {
  /** "1-step" */
  name: string;
  /** @default 3 */
  level?: 2 | 3 | 4;
  /** One sentence: for whom the plan is. */
  description: string;
  /** "From" */
  priceLead?: string;
  /** "$59" */
  price: string;
  /** Struck through beside the price, if the discount is real. */
  oldPrice?: string;
  /** Precedes the old price for screen readers. @default 'Before' */
  oldPriceLabel?: string;
  /** "Popular", or "−20%". */
  badge?: string;
  /** Its terms: "Profit target", "10%". */
  facts: readonly { readonly id: string; readonly label: string; readonly value: string; readonly note?: string }[];
  /** A button or a link. */
  action?: ReactNode;
  /** Why it is not available: "Coming soon". It replaces the action. */
  unavailable?: string;
  /** The recommended plan: it has an accent border. */
  isAdvised?: boolean;
  /** Closing balances of the ridge; omit them for no ridge. */
  path?: readonly number[];
}

const BOX = { y: 3, width: 400, height: 53 };

/** A program: its price, terms and action. */
export function PlanCard(given: PlanCardProps) {
  requireProps('PlanCard', { facts: given.facts });
  const props = useTexts('PlanCard', given);
  const { name, level = 3, description, badge, priceLead, price, oldPrice, oldPriceLabel = 'Before', facts, path } = props;
  const drawn = path && duneLine(path, BOX);
  return (
    <article
      {...pickElementProps(props)}
      className={css.card}
      data-advised={props.isAdvised || undefined}
      data-locked={props.unavailable ? true : undefined}
    >
      <div className={css.header}>
        <Heading level={level} size="xl">
          {name}
        </Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      <p className={css.description}>{description}</p>
      <p className={css.prices}>
        {priceLead && <span className={css.muted}>{priceLead}</span>}
        <bdi className={css.price}>{price}</bdi>
        {oldPrice && (
          <s className={css.muted}>
            <VisuallyHidden>{oldPriceLabel} </VisuallyHidden>
            <bdi>{oldPrice}</bdi>
          </s>
        )}
      </p>
      <dl className={css.facts}>
        {facts.map(({ id, label, value, note }) => (
          <div key={id} className={css.fact}>
            <dt>
              {label}
              {note && <span className={css.note}>{note}</span>}
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.action}>
        {props.unavailable ? (
          <p className={css.locked}>
            <Icon of={lock} size={16} /> {props.unavailable}
          </p>
        ) : (
          props.action
        )}
      </div>
      {drawn && (
        <svg className={css.ridge} aria-hidden>
          <Stretch width={BOX.width} height={BOX.y + BOX.height}>
            <path className={css.highlight} d={drawn.area} />
            <path className={css.shadow} d={drawn.faces} />
            <path className={css.line} d={drawn.ridge} />
          </Stretch>
        </svg>
      )}
    </article>
  );
}
