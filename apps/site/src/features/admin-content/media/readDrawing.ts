/** Longest replacement of an entity, in characters: Illustrator writes namespaces and styles, a hostile file writes megabytes. */
const MAX_ENTITY = 1000;

/** The text of an XML file in UTF-8, or in UTF-16 with its byte order mark, as CorelDRAW writes it. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** What Illustrator embeds to edit the file again: a `foreignObject` that holds nothing but empty elements of its own. */
const editorData = /<foreignObject\b[^>]*>\s*(?:<i:\w+[^>]*(?:\/>|>\s*<\/i:\w+>)\s*)+<\/foreignObject>/gi;

/** The source of an SVG file without what only drawing programs read, for an HTML parser. */
export const readDrawing = (bytes: Uint8Array): string => expandEntities(decodeXml(bytes)).replaceAll(editorData, '');

/** Replaces the entities that Illustrator declares, which an HTML parser does not know. A replacement is not read again. */
function expandEntities(source: string): string {
  const declared = [...source.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&]*)"|'([^'<&]*)')\s*>/g)];
  const entities = new Map(declared.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  return source.replace(/<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>/i, '').replaceAll(/&([\w.-]+);/g, (whole, name: string) => {
    const value = entities.get(name);
    return value === undefined || value.length > MAX_ENTITY ? whole : value.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  });
}
