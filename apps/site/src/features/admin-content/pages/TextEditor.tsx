import * as t from '@duneline/specs/messages/admin-content';
import { Menu, Button, Panel, ReorderList } from '@duneline/ui';
import { useState } from 'react';
import { readBlocks, type PageBlock } from '../../../lib/page-content/pageBlocks.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import type { OpenedContent } from '../contentStore.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { languageNames } from '../list/languageNames.ts';
import { DraftPreview } from '../preview/DraftPreview.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { BlockForm } from './BlockForm.tsx';
import { blockNames, newBlock, type BlockKind } from './blockKinds.ts';
import { BlockLine } from './BlockLine.tsx';
import { moveBlock } from './moveBlock.ts';
import { textProblems } from './textProblems.ts';

export interface TextEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

const kinds = Object.entries(blockNames).map(([id, label]) => ({ id: id as BlockKind, label }));

/** Edits the blocks of one section of a page. */
export function TextEditor({ id, opened }: TextEditorProps) {
  const editor = useContentEditor('page_content', id, opened);
  const [chosen, setChosen] = useState(0);
  const { page = '', section = '', locale = 'en' } = opened.place;
  const body = editor.view.fields['body'];
  const blocks = readBlocks(body);
  const selected = blocks[chosen];
  const change = (next: readonly PageBlock[]) => editor.change('body', next);
  const move = (from: number, to: number) => {
    change(moveBlock(blocks, from, to));
    setChosen(to);
  };
  return (
    <ContentFrame
      editor={editor}
      title={`/${page} #${section}`}
      lead={t.textEditorLead({ language: languageNames[locale] ?? locale })}
      above={<BackToList>{t.textsBack}</BackToList>}
      problems={textProblems(blocks)}
      preview={
        <DraftPreview
          path={`${locale === 'ar' ? '/ar' : ''}/${page}`}
          show={section === 'lead' ? 'h1' : `#${section}`}
          draft={{ texts: [{ page, section, body }] }}
        />
      }
    >
      <Panel
        title={t.textBlocks}
        lead={section === 'lead' ? t.textLeadHint : t.textBlocksHint}
        actions={
          <Menu
            trigger={<Button size="sm">{t.blockAdd}</Button>}
            items={kinds}
            onAction={(kind: BlockKind) => {
              change([...blocks, newBlock(kind)]);
              setChosen(blocks.length);
            }}
          />
        }
      >
        <ReorderList
          aria-label={t.textBlocks}
          items={blocks.map((block, index) => ({
            id: String(index),
            name: blockNames[block.kind],
            content: <BlockLine block={block} />,
          }))}
          selectedKey={selected ? String(chosen) : null}
          onSelectionChange={(key) => setChosen(Number(key))}
          moveLabel={(label) => t.menuMove({ label })}
          onMove={(key, target, position) => {
            const from = Number(key);
            const place = Number(target) + (position === 'after' ? 1 : 0);
            move(from, place > from ? place - 1 : place);
          }}
        />
      </Panel>
      {selected && (
        <BlockForm
          block={selected}
          onChange={(block) => change(blocks.with(chosen, block))}
          onUp={chosen > 0 ? () => move(chosen, chosen - 1) : null}
          onDown={chosen < blocks.length - 1 ? () => move(chosen, chosen + 1) : null}
          onRemove={blocks.length > 1 ? () => change(blocks.toSpliced(chosen, 1)) : null}
        />
      )}
    </ContentFrame>
  );
}
