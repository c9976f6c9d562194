import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { isolate } from '../direction/isolate.ts';
import { numberFormat } from '../Figure/intl.ts';
import { check, close } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ColorWords } from './colorWords.ts';
import * as css from './ContrastList.css.ts';
import type { ContrastRule } from './rateContrast.ts';
import { useContrast } from './useContrast.ts';

interface ContrastListProps {
  /** A color as `#rrggbb`. */
  color: string;
  rules: readonly ContrastRule[];
  /** Whether the other colors are text on this color, instead of the reverse. */
  isGround: boolean;
  isDisabled: boolean;
  says: ColorWords;
  onUse: (color: string) => void;
}

/** The contrast ratios of a color with others, and the nearest color that passes all of them. */
export function ContrastList({ color, rules, isGround, isDisabled, says, onUse }: ContrastListProps) {
  const rating = useContrast(color, rules);
  const { locale } = useLocale();
  const ratioOf = (value: number, digits: number) => {
    // Rounded down: 4.496 must not be shown as 4.5.
    const cut = Math.floor(value * 100) / 100;
    const text = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(cut);
    return <bdi dir="ltr">{text} : 1</bdi>;
  };
  return (
    <div className={css.frame}>
      <ul role="list" className={css.list} aria-label={says.contrast}>
        {rules.map(({ name, color: other, needed = 4.5 }, index) => {
          const ratio = rating?.ratios[index];
          const isEnough = ratio !== undefined && ratio >= needed;
          return (
            <li key={name} className={css.row}>
              <span
                aria-hidden="true"
                className={css.sample}
                style={isGround ? { background: color, color: other } : { background: other, color }}
              />
              <span className={css.name}>{name}</span>
              <span className={css.result}>
                {ratio !== undefined && (
                  <>
                    <span className={css.ratio}>{ratioOf(ratio, 2)}</span>
                    <span className={css.mark}>
                      <Badge tone={isEnough ? 'success' : 'danger'} icon={isEnough ? check : close}>
                        <span>
                          {isEnough ? says.passes : says.fails} {ratioOf(needed, 0)}
                        </span>
                      </Badge>
                    </span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {rating && rating.failing > 0 && (
        <div className={css.offer}>
          {rating.nearest ? (
            <>
              <span className={css.remark}>
                {says.nearest}{' '}
                <bdi dir="ltr" className={css.hex}>
                  {rating.nearest.toUpperCase()}
                </bdi>
              </span>
              <Button size="sm" isDisabled={isDisabled} onPress={() => rating.nearest && onUse(rating.nearest)}>
                {says.use(isolate(rating.nearest.toUpperCase()))}
              </Button>
            </>
          ) : (
            <span className={css.remark}>{says.none}</span>
          )}
        </div>
      )}
      {rating === null && <span className={css.remark}>{says.unknown}</span>}
      <VisuallyHidden>
        <output>{rating && says.summary(rating.failing, rules.length)}</output>
      </VisuallyHidden>
    </div>
  );
}
