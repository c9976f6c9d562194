import * as t from '@duneline/specs/messages/admin-content';
import { Badge, Button, check as checkIcon, close, Panel } from '@duneline/ui';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import * as editor from '../contentEditor.css.ts';
import type { ContrastCheck } from './contrastReport.ts';
import * as css from './themeEditor.css.ts';
import type { ColorRole } from './themeValues.ts';

const names: Readonly<Record<string, string>> = {
  text: t.foreground,
  ground: t.background,
  surface: t.secondary,
  muted: t.muted,
  accent: t.accent,
  onPrimary: t.buttonText,
  primary: t.primary,
};

const roleNames: Readonly<Record<ColorRole, string>> = {
  primary: t.primary,
  secondary: t.secondary,
  background: t.background,
  foreground: t.foreground,
  accent: t.accent,
  muted: t.muted,
};

export interface ContrastPanelProps {
  readonly checks: readonly ContrastCheck[];
  readonly onUse: (role: ColorRole, color: string) => void;
}

/** The contrast of the color pairs for text, and for each insufficient one the nearest sufficient color. */
export function ContrastPanel({ checks, onUse }: ContrastPanelProps) {
  const failing = checks.filter(({ ratio, needed }) => ratio < needed);
  const offers = new Map(failing.flatMap(({ role, nearest }) => (role && nearest ? [[role, nearest] as const] : [])));
  return (
    <Panel
      title={t.contrast}
      actions={
        failing.length > 0 ? (
          <Badge tone="danger" icon={close}>
            {t.contrastFailing({ count: failing.length, total: String(checks.length) })}
          </Badge>
        ) : (
          <Badge tone="success" icon={checkIcon}>
            {t.contrastAllPass}
          </Badge>
        )
      }
    >
      <ul role="list" className={editor.list}>
        {checks.map((check) => (
          <Row key={`${check.inkRole} ${check.groundRole}`} check={check} />
        ))}
      </ul>
      {failing.length > 0 && <p className={editor.quiet}>{t.contrastBlocked}</p>}
      {[...offers].map(([role, color]) => (
        <div key={role} className={css.offer}>
          <span>
            {t.contrastNearest({ role: roleNames[role] })} <bdi dir="ltr">{color}</bdi>
          </span>
          <Button size="sm" onPress={() => onUse(role, color)}>
            {t.contrastUse({ color })}
          </Button>
        </div>
      ))}
    </Panel>
  );
}

function Row({ check: { ink, ground, inkRole, groundRole, ratio, needed } }: { readonly check: ContrastCheck }) {
  const passes = ratio >= needed;
  return (
    <li className={editor.row}>
      <span aria-hidden="true" className={css.sample} style={{ color: ink, background: ground }}>
        Aa
      </span>
      <span className={css.pair}>
        {t.contrastOn({ ink: names[inkRole] ?? inkRole, ground: names[groundRole] ?? groundRole })}
      </span>
      <bdi dir="ltr" className={css.ratio}>
        {/* Never rounded up, because 4.496 is less than 4.5. */}
        {formatNumber(Math.floor(ratio * 100) / 100)} : 1
      </bdi>
      <span className={css.verdict}>
        <Badge tone={passes ? 'success' : 'danger'} icon={passes ? checkIcon : close}>
          {passes ? t.contrastPasses : t.contrastNeeds({ needed: formatNumber(needed) })}
        </Badge>
      </span>
    </li>
  );
}
