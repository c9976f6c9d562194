import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useLiveContent } from '../live-content/liveContentStore.ts';
import { readBlocks, type PageBlock } from './pageBlocks.ts';

export interface PageText {
  /** Replaces the section's title. */
  readonly title: string | null;
  /** Replaces the section's lead. */
  readonly lead: string | null;
  /** What follows them. */
  readonly more: readonly PageBlock[];
}

const builtIn: PageText = { title: null, lead: null, more: [] };

/**
 * The published text of a section of this page: its first heading is the title, its first paragraph the lead.
 * @param section its anchor, or `lead` for the start of the page, which keeps its title
 */
export function usePageText(section: string): PageText {
  const { texts } = useLiveContent();
  const page = useLocation().pathname.slice(1);
  const body = texts?.find((text) => text.page === page && text.section === section)?.body;
  return useMemo(() => {
    if (body === undefined) return builtIn;
    const blocks = readBlocks(body);
    const title = section === 'lead' ? undefined : blocks.find(({ kind }) => kind === 'heading');
    const lead = blocks.find(({ kind }) => kind === 'paragraph');
    return { title: textOf(title), lead: textOf(lead), more: blocks.filter((block) => block !== title && block !== lead) };
  }, [body, section]);
}

function textOf(block: PageBlock | undefined): string | null {
  return block && 'text' in block ? block.text : null;
}
