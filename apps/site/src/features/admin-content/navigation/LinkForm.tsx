import * as t from '@duneline/specs/messages/admin-content';
import { Button, Inline, Panel, Switch, TextField } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import { linkProblem } from '../linkProblems.ts';
import { changeLink, removeLink, stepLink, type StoredLink } from './menuLinks.ts';

export interface LinkFormProps {
  readonly link: StoredLink;
  readonly links: readonly StoredLink[];
  /** Maximum nesting of links in this menu. */
  readonly depth: 1 | 2;
  readonly onChange: (links: readonly StoredLink[]) => void;
}

/** The selected link's label, target and position. */
export function LinkForm({ link, links, depth, onChange }: LinkFormProps) {
  const { item, label, target, level } = link;
  const at = links.indexOf(link);
  const parent = links.slice(0, at).findLast((one) => one.level === 1);
  const hasLinksBelow = level === 1 && links[at + 1]?.level === 2;
  return (
    <Panel title={t.menuLinkTitle({ label })}>
      <div className={css.fields}>
        <TextField
          label={t.callLabel}
          value={label}
          maxLength={60}
          errorMessage={label.trim() === '' ? t.problemLabelEmpty : undefined}
          onChange={(text) => onChange(changeLink(links, item, { label: text }))}
        />
        <TextField
          label={t.target}
          value={target}
          maxLength={300}
          description={t.targetText}
          errorMessage={linkProblem(target) ?? undefined}
          onChange={(text) => onChange(changeLink(links, item, { target: text.trim() }))}
        />
        {depth === 2 && (
          <Switch
            isSelected={level === 2}
            isDisabled={parent === undefined || hasLinksBelow}
            description={hasLinksBelow ? t.menuBelowLimit : t.menuBelowText}
            onChange={(isBelow) => onChange(changeLink(links, item, { level: isBelow ? 2 : 1 }))}
          >
            {parent ? t.menuBelow({ label: parent.label }) : t.menuBelowNone}
          </Switch>
        )}
        <Inline gap={8}>
          <Button size="sm" isDisabled={at === 0} onPress={() => onChange(stepLink(links, item, -1))}>
            {t.menuUp}
          </Button>
          <Button size="sm" isDisabled={stepLink(links, item, 1) === links} onPress={() => onChange(stepLink(links, item, 1))}>
            {t.menuDown}
          </Button>
          <Button size="sm" variant="danger" isDisabled={links.length === 1} onPress={() => onChange(removeLink(links, item))}>
            {t.menuRemove}
          </Button>
        </Inline>
      </div>
    </Panel>
  );
}
