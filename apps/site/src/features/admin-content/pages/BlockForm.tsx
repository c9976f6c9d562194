import * as t from '@duneline/specs/messages/admin-content';
import { Button, Inline, Panel, TextArea, TextField } from '@duneline/ui';
import type { PageBlock } from '../../../lib/page-content/pageBlocks.ts';
import * as css from '../contentEditor.css.ts';
import { linkProblem } from '../linkProblems.ts';
import { blockNames } from './blockKinds.ts';
import { PictureFields } from './PictureFields.tsx';

export interface BlockFormProps {
  readonly block: PageBlock;
  readonly onChange: (block: PageBlock) => void;
  /** `null` at the ends of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  /** `null` for the only block. */
  readonly onRemove: (() => void) | null;
}

/** The selected block's content and position. */
export function BlockForm({ block, onChange, onUp, onDown, onRemove }: BlockFormProps) {
  return (
    <Panel title={t.blockTitle({ kind: blockNames[block.kind] })}>
      <div className={css.fields}>
        {block.kind === 'picture' && <PictureFields block={block} onChange={onChange} />}
        {block.kind === 'list' && (
          <TextArea
            label={t.blockItems}
            description={t.settingTextsHint}
            rows={5}
            value={block.items.join('\n')}
            onChange={(text) => onChange({ ...block, items: text.split('\n') })}
          />
        )}
        {'text' in block && (
          <TextArea
            label={t.callLabel}
            rows={block.kind === 'paragraph' ? 5 : 2}
            maxLength={block.kind === 'paragraph' || block.kind === 'note' ? 2000 : 160}
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
          />
        )}
        {block.kind === 'link' && (
          <TextField
            label={t.target}
            value={block.target}
            maxLength={300}
            description={t.targetText}
            errorMessage={linkProblem(block.target) ?? undefined}
            onChange={(target) => onChange({ ...block, target: target.trim() })}
          />
        )}
        <Inline gap={8}>
          <Button size="sm" isDisabled={!onUp} onPress={() => onUp?.()}>
            {t.menuUp}
          </Button>
          <Button size="sm" isDisabled={!onDown} onPress={() => onDown?.()}>
            {t.menuDown}
          </Button>
          <Button size="sm" variant="danger" isDisabled={!onRemove} onPress={() => onRemove?.()}>
            {t.menuRemove}
          </Button>
        </Inline>
      </div>
    </Panel>
  );
}
