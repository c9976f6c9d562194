import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { StatechartTable } from '@duneline/specs/contract';
import { chevronRight, Icon } from '@duneline/ui';
import { nameOf, parentOf } from '../chart/paths.ts';
import type { Highlight } from '../StatechartView/Highlight.ts';
import { rowSentence } from '../labels/rowWords.ts';
import * as css from './StateTree.css.ts';

interface StateTreeProps {
  table: StatechartTable;
  lit: Highlight;
  onChoose: (line: number) => void;
}

/** Nested states, each with the rows that leave it: arrow keys move, expand and collapse. */
export function StateTree({ table, lit, onChoose }: StateTreeProps) {
  return (
    <Tree
      aria-label={`States of ${table.name}`}
      className={css.tree}
      defaultExpandedKeys={Object.keys(table.states)}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={lit.chosen === null ? [] : [lit.chosen]}
      onSelectionChange={(keys) => {
        for (const key of keys) if (typeof key === 'number') onChoose(key);
      }}
    >
      {branches(table, null, lit)}
    </Tree>
  );
}

function branches(table: StatechartTable, parent: string | null, lit: Highlight) {
  return Object.entries(table.states).flatMap(([path, { summary, tags = [] }]) => {
    if (parentOf(path, table.states) !== parent) return [];
    const isActive = lit.active.includes(path);
    const words = [path === table.initial && 'start', isActive && 'now', ...tags].filter(Boolean).join(', ');
    const textValue = `${path || table.name}: ${summary} ${words && `(${words})`}`.trim();
    return (
      <TreeItem key={path} id={path} textValue={textValue} className={css.item} data-lit={isActive || undefined}>
        <TreeItemContent>
          <Button slot="chevron" className={css.chevron}>
            <Icon of={chevronRight} size={16} />
          </Button>
          <span className={css.name}>{nameOf(path, table)}</span>
          <span className={css.summary}>
            {summary} {words && <span>{`(${words})`}</span>}
          </span>
        </TreeItemContent>
        {table.rows.map((row) =>
          row.from === path ? (
            <TreeItem
              key={row.line}
              id={row.line}
              textValue={rowSentence(row)}
              className={css.item}
              data-lit={lit.last.includes(row.line) || undefined}
            >
              <TreeItemContent>
                <span className={css.sentence}>{rowSentence(row)}</span>
              </TreeItemContent>
            </TreeItem>
          ) : null,
        )}
        {branches(table, path, lit)}
      </TreeItem>
    );
  });
}
