import * as t from '@duneline/specs/messages/admin-content';
import { ButtonLink, Panel, Select, Switch, TextField } from '@duneline/ui';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import * as css from '../contentEditor.css.ts';
import type { OpenedContent } from '../contentStore.ts';
import { linkProblem } from '../linkProblems.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { languageNames } from '../list/languageNames.ts';
import { SitePreview } from '../preview/SitePreview.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { slotNames } from './slotNames.ts';

export interface CallEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

const variants = { primary: 'primary', secondary: 'secondary', quiet: 'quiet' } as const;
type Emphasis = keyof typeof variants;

/** Edits one call to action. */
export function CallEditor({ id, opened }: CallEditorProps) {
  const editor = useContentEditor('cta_config', id, opened);
  const slot = opened.place.slot ?? '';
  const locale = opened.place.locale ?? 'en';
  const { label, target, emphasis, is_enabled: enabled } = editor.view.fields;
  const values = {
    label: typeof label === 'string' ? label : '',
    target: typeof target === 'string' ? target : '',
    emphasis: (typeof emphasis === 'string' && emphasis in variants ? emphasis : 'primary') as Emphasis,
  };
  const targetProblem = linkProblem(values.target);
  return (
    <ContentFrame
      editor={editor}
      title={slotNames[slot] ?? slot}
      lead={t.callEditorLead({ language: languageNames[locale] ?? locale })}
      above={<BackToList>{t.callsBack}</BackToList>}
      problems={[
        ...(values.label.trim() === '' ? [t.problemLabelEmpty] : []),
        ...(targetProblem === null ? [] : [targetProblem]),
        ...bannedClaimsIn(values.label),
      ]}
      preview={
        <>
          <Panel title={t.callPreview}>
            <div className={css.sample} dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale}>
              <ButtonLink
                size="lg"
                variant={variants[values.emphasis]}
                href={values.target}
                onClick={(event) => event.preventDefault()}
              >
                {values.label}
              </ButtonLink>
            </div>
          </Panel>
          <SitePreview published={editor.published.version} />
        </>
      }
    >
      <Panel title={t.callFields}>
        <div className={css.fields}>
          <TextField label={t.callLabel} value={values.label} maxLength={60} onChange={(text) => editor.change('label', text)} />
          <TextField
            label={t.target}
            value={values.target}
            description={t.targetText}
            errorMessage={targetProblem ?? undefined}
            onChange={(text) => editor.change('target', text)}
          />
          <Select
            label={t.emphasis}
            value={values.emphasis}
            items={[
              { id: 'primary', label: t.emphasisPrimary },
              { id: 'secondary', label: t.emphasisSecondary },
              { id: 'quiet', label: t.emphasisQuiet },
            ]}
            onChange={(chosen) => editor.change('emphasis', chosen)}
          />
          <Switch isSelected={enabled !== false} onChange={(isOn) => editor.change('is_enabled', isOn)}>
            {t.callShown}
          </Switch>
        </div>
      </Panel>
    </ContentFrame>
  );
}
