import { isInternalPath } from '@duneline/machines';
import { Link } from 'react-router-dom';
import type { Inline } from '../../../lib/article/Block.ts';

/** Inline text with links; links into the site use the router. */
export function InlineText({ text }: { readonly text: readonly Inline[] }) {
  return text.map((part, index) =>
    typeof part === 'string' ? <span key={index}>{part}</span> : <Part key={index} part={part} />,
  );
}

function Part({ part }: { readonly part: Exclude<Inline, string> }) {
  const words = <InlineText text={part.children} />;
  if (part.kind === 'link')
    return isInternalPath(part.href) ? <Link to={part.href}>{words}</Link> : <a href={part.href}>{words}</a>;
  const Mark = part.kind;
  return <Mark>{words}</Mark>;
}
