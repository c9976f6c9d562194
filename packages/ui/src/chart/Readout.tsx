import * as css from './Readout.css.ts';

interface ReadoutProps {
  /** "week 47" */
  point: string;
  values: readonly { readonly name: string; readonly text: string }[];
  /** An event at that point: "Payout of $300". */
  remark?: string | undefined;
}

/** The current point in large type; the slider over the drawing announces it. */
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
