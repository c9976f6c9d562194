import * as t from '@duneline/specs/messages/account';
import { Badge, VisuallyHidden } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { paletteOf } from './palette.ts';
import { readThemes, type ThemeRow } from './readOverview.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { OverviewCard } from './OverviewCard.tsx';
import * as css from './overview.css.ts';
import { useOverviewQuery } from './useOverviewQuery.ts';

/** The rows of `theme_config`, with their colors (spec §3). */
export function ThemesCard() {
  const query = useOverviewQuery(tableKey('theme_config', 'overview'), readThemes);
  return (
    <OverviewCard title={t.themesTitle} text={t.themesText} query={query}>
      {(rows) => (rows.length === 0 ? <p>{t.themesEmpty}</p> : <ThemesTable rows={rows} />)}
    </OverviewCard>
  );
}

function ThemesTable({ rows }: { readonly rows: readonly ThemeRow[] }) {
  return (
    // Focusable, so that the keyboard can scroll it on a narrow screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" className={css.scroll} tabIndex={0} aria-label={t.themesTitle}>
      <table className={css.table}>
        <thead>
          <tr>
            {[t.themeName, t.themeState, t.themeColours, t.themeFonts, t.themeChanged].map((heading) => (
              <th key={heading} scope="col" className={css.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ThemeLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ThemeLine({ row }: { readonly row: ThemeRow }) {
  const { swatches, fonts } = paletteOf(row);
  return (
    <tr>
      <th scope="row" className={css.cell}>
        {row.name}
      </th>
      <td className={css.cell}>
        <Badge tone={row.is_active ? 'success' : 'neutral'}>{row.is_active ? t.themeActive : t.themeDraft}</Badge>
      </td>
      <td className={css.cell}>
        <ul role="list" className={css.swatches}>
          {swatches.map(({ role, colour }) => (
            <li key={role} className={css.swatch} style={{ background: colour }} title={`${role} ${colour}`}>
              <VisuallyHidden>
                {role} {colour}
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      </td>
      <td className={css.cell}>{fonts.join(', ')}</td>
      <td className={css.cell}>{formatDate(row.updated_at)}</td>
    </tr>
  );
}
