import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { search } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CommandOptions } from './CommandOptions.tsx';
import * as css from './CommandPalette.css.ts';
import { matchCommands, type CommandGroup } from './matchCommands.ts';

export interface CommandListProps {
  groups: readonly CommandGroup[];
  /** Ids of recent commands, newest first; shown at the top while the search is empty. */
  recent?: readonly string[];
  /** What is found elsewhere for the typed text, such as by a server: shown as it is, below the commands that match. */
  results?: readonly CommandGroup[];
  /** Whether more `results` may come. */
  isPending?: boolean;
  /** Why `results` are missing, or some of them. */
  errorMessage?: string | undefined;
  /** Called with the typed text, to find `results`. */
  onInputChange?: (query: string) => void;
  onAction: (id: string) => void;
  onDone: () => void;
  /** @default 'Commands' */
  'aria-label'?: string;
  /** @default 'Search pages and actions' */
  searchLabel?: string;
  /** @default 'Recent' */
  recentLabel?: string;
  /** @default (query) => `Nothing is called “${query}”.` */
  emptyLabel?: (query: string) => string;
  /** Announced after each keystroke, or when all results have come. @default (count) => `${count} results` */
  countLabel?: (count: number) => string;
  /** @default 'Searching…' */
  loadingLabel?: string;
}

/** The search field and its results. Focus stays in the field; arrow keys move the active option. */
export function CommandList({
  groups,
  recent = [],
  results = [],
  isPending = false,
  onInputChange,
  onAction,
  onDone,
  'aria-label': name = 'Commands',
  ...words
}: CommandListProps) {
  const { searchLabel = 'Search pages and actions', recentLabel = 'Recent' } = words;
  const { emptyLabel = (text) => `Nothing is called “${text}”.`, countLabel = (count) => `${count} results` } = words;
  const { loadingLabel = 'Searching…', errorMessage } = words;
  const id = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);

  const shown = query.trim() ? [...matchCommands(groups, query), ...results] : withRecent(groups, recent, recentLabel);
  const commands = shown.flatMap((group) => group.items);
  const at = Math.min(marked, commands.length - 1);
  const problem = isPending ? loadingLabel : errorMessage;
  const note = query && (problem ?? (commands.length === 0 && emptyLabel(query)));
  const optionId = (index: number) => `${id}option${index}`;

  const run = (index: number) => {
    const command = commands[index];
    if (!command) return;
    onDone();
    onAction(command.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) setMarked((at + step + commands.length) % commands.length);
    else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) run(at);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={css.field}>
        <Icon of={search} />
        <input
          className={css.input}
          role="combobox"
          aria-label={searchLabel}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? optionId(at) : undefined}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type into it
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setMarked(0);
            onInputChange?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <CommandOptions
        id={`${id}list`}
        label={name}
        groups={shown}
        marked={at}
        optionId={optionId}
        onMark={setMarked}
        onAction={run}
      />
      {note && (
        <p className={commands.length > 0 ? css.note : css.empty} aria-hidden="true">
          {note}
        </p>
      )}
      <VisuallyHidden>
        <output>{note || (query && countLabel(commands.length))}</output>
      </VisuallyHidden>
    </>
  );
}

/** Whether Enter accepts what an input method suggests. Safari says so only with the key code, after the composition has ended. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229;

function withRecent(groups: readonly CommandGroup[], recent: readonly string[], label: string): readonly CommandGroup[] {
  const known = new Map(groups.flatMap(({ items }) => items.map((command) => [command.id, command])));
  const commands = recent.flatMap((id) => known.get(id) ?? []);
  if (commands.length === 0) return groups;
  const rest = groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => !recent.includes(id)) }));
  return [{ label, items: commands }, ...rest.filter((group) => group.items.length > 0)];
}
