import * as t from '@duneline/specs/messages/admin-content';
import { Button, Panel, ReorderList } from '@duneline/ui';
import { useState } from 'react';
import { ContentFrame } from '../ContentFrame.tsx';
import type { OpenedContent } from '../contentStore.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { languageNames } from '../list/languageNames.ts';
import { DraftPreview } from '../preview/DraftPreview.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkLine } from './LinkLine.tsx';
import { addLink, moveLink, storedLinks, type StoredLink } from './menuLinks.ts';
import { MAX_LINKS, menuPlaces } from './menuPlaces.ts';
import { menuProblems } from './menuProblems.ts';

export interface MenuEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

/** Edits one menu: its links, their order and their levels. */
export function MenuEditor({ id, opened }: MenuEditorProps) {
  const editor = useContentEditor('navigation_menu', id, opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const { place: name = 'header', locale = 'en' } = opened.place;
  const place = menuPlaces[name] ?? { label: name, depth: 1, maxFirstLevel: MAX_LINKS, selector: 'footer nav' };
  const stored = editor.view.fields['links'];
  const links = storedLinks(stored);
  const selected = links.find(({ item }) => item === chosen) ?? null;
  const change = (next: readonly StoredLink[]) => next !== links && editor.change('links', next);
  return (
    <ContentFrame
      editor={editor}
      title={place.label}
      lead={t.menuEditorLead({ language: languageNames[locale] ?? locale })}
      above={<BackToList>{t.menusBack}</BackToList>}
      problems={menuProblems(links, place)}
      preview={
        <DraftPreview
          path={locale === 'ar' ? '/ar' : '/'}
          show={place.selector}
          draft={{ menus: [{ place: name, links: stored }] }}
        />
      }
    >
      <Panel
        title={t.menuLinks}
        lead={t.menuOrderHint}
        actions={
          <Button
            size="sm"
            isDisabled={links.length >= MAX_LINKS}
            onPress={() => {
              const added = addLink(links, t.menuNewLink);
              change(added.links);
              setChosen(added.item);
            }}
          >
            {t.menuAdd}
          </Button>
        }
      >
        <ReorderList
          aria-label={t.menuLinks}
          items={links.map((link) => ({
            id: link.item,
            name: link.label,
            indent: link.level - 1,
            content: <LinkLine link={link} />,
          }))}
          selectedKey={selected?.item ?? null}
          onSelectionChange={setChosen}
          moveLabel={(label) => t.menuMove({ label })}
          onMove={(item, target, position) => change(moveLink(links, item, target, position))}
        />
      </Panel>
      {selected && <LinkForm key={selected.item} link={selected} links={links} depth={place.depth} onChange={change} />}
    </ContentFrame>
  );
}
