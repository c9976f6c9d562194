import { isLinkTarget } from '../link/isLinkTarget.ts';

/** How much of a picture is shown; its focal point stays in view. */
export const pictureCrops = ['whole', 'wide', 'square'] as const;
export type PictureCrop = (typeof pictureCrops)[number];

/** A part of a text that admins edit. Each kind is drawn by a component of the kit; there is no HTML. */
export type PageBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly path: string; readonly crop: PictureCrop };

/** Reads the blocks of a JSON column; what is none is left out. */
export function readBlocks(body: unknown): readonly PageBlock[] {
  if (!Array.isArray(body)) return [];
  return (body as unknown[]).flatMap((one): readonly PageBlock[] => {
    const { kind, text, target, items, path, crop } = (one ?? {}) as Readonly<Record<string, unknown>>;
    if (kind === 'list') return Array.isArray(items) && items.every((item) => typeof item === 'string') ? [{ kind, items }] : [];
    if (kind === 'picture') {
      const known = pictureCrops.find((name) => name === crop);
      return typeof path === 'string' && known ? [{ kind, path, crop: known }] : [];
    }
    if (typeof text !== 'string') return [];
    if (kind === 'heading' || kind === 'paragraph' || kind === 'note') return [{ kind, text }];
    return kind === 'link' && typeof target === 'string' && isLinkTarget(target) ? [{ kind, text, target }] : [];
  });
}
