import * as t from '@duneline/specs/messages/admin-blog';
import {
  IconButton,
  redo as redoIcon,
  ToggleButton,
  Toolbar,
  ToolbarGroup,
  undo as undoIcon,
  type IconShape,
} from '@duneline/ui';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import * as commands from './articleCommands.ts';
import * as icons from './toolIcons.ts';

export interface ArticleToolbarProps {
  readonly label: string;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onLink: () => void;
  readonly onFigure: () => void;
}

/** What the selected text can become; a tool that does not apply there is disabled. */
export function ArticleToolbar({ label, state, run, onLink, onFigure }: ArticleToolbarProps) {
  const { isMarkActive, isBlockActive, isListActive } = commands;
  const toggle = (name: string, icon: IconShape, command: Command, isSelected: boolean) => (
    <ToggleButton
      aria-label={name}
      icon={icon}
      size="sm"
      isSelected={isSelected}
      isDisabled={!command(state)}
      onChange={() => run(command)}
    />
  );
  return (
    <Toolbar aria-label={label}>
      <ToolbarGroup aria-label={t.toolsText}>
        {toggle(t.strong, icons.strongIcon, commands.toggleStrong, isMarkActive(state, 'strong'))}
        {toggle(t.em, icons.emIcon, commands.toggleEm, isMarkActive(state, 'em'))}
        {toggle(t.code, icons.codeIcon, commands.toggleCode, isMarkActive(state, 'code'))}
        <ToggleButton
          aria-label={t.link}
          icon={icons.linkIcon}
          size="sm"
          isSelected={isMarkActive(state, 'link')}
          onChange={onLink}
        />
      </ToolbarGroup>
      <ToolbarGroup aria-label={t.toolsBlock}>
        {toggle(t.section, icons.sectionIcon, commands.toggleHeading(2), isBlockActive(state, 'heading', 2))}
        {toggle(t.subsection, icons.subsectionIcon, commands.toggleHeading(3), isBlockActive(state, 'heading', 3))}
        {toggle(t.bullets, icons.bulletsIcon, commands.toggleList(false), isListActive(state, false))}
        {toggle(t.numbers, icons.numbersIcon, commands.toggleList(true), isListActive(state, true))}
        {toggle(t.quote, icons.quoteIcon, commands.toggleQuote, isBlockActive(state, 'quote'))}
        <ToggleButton
          aria-label={t.figure}
          icon={icons.figureIcon}
          size="sm"
          isSelected={commands.selectedFigure(state) !== null}
          onChange={onFigure}
        />
      </ToolbarGroup>
      <ToolbarGroup aria-label={t.toolsHistory}>
        <IconButton aria-label={t.undo} icon={undoIcon} size="sm" isDisabled={!undo(state)} onPress={() => run(undo)} />
        <IconButton aria-label={t.redo} icon={redoIcon} size="sm" isDisabled={!redo(state)} onPress={() => run(redo)} />
      </ToolbarGroup>
    </Toolbar>
  );
}
