import * as css from './Readout.css.ts';

interface ReadoutProps {
  /** "week 47" */
  point: string;
  values: readonly { readonly name: string; readonly text: string }[];
  /** What happened there: "Payout of $300". */
  remark?: string | undefined;
}

/** The point that is read, large; the slider over the drawing says it too. */
export function Readout({ point, values, remark }: ReadoutProps) {
  const [first, ...others] = values;
  return (
    <p className={css.readout}>
      <span className={css.value}>{first?.text}</span>{' '}
      <span>
        {[others.length > 0 && first?.name, ...others.map(({ name, text }) => `${name} ${text}`), point, remark]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
