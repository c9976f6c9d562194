import type { Row, SqlWriter, TriggerImplementation } from '../../contract.ts';

const members: Readonly<Record<string, readonly string[]>> = {
  heading: ['kind', 'text'],
  paragraph: ['kind', 'text'],
  note: ['kind', 'text'],
  link: ['kind', 'text', 'target'],
  list: ['kind', 'items'],
  picture: ['kind', 'path', 'crop'],
};
const crops: readonly unknown[] = ['whole', 'wide', 'square'];

export const implementation: TriggerImplementation = (sql, { new: row }) => {
  for (const block of (row?.body ?? []) as readonly unknown[]) {
    const { kind, text, target, items, path, crop } = isObject(block) ? block : {};
    const names = typeof kind === 'string' && Object.hasOwn(members, kind) ? members[kind] : undefined;
    if (!isObject(block) || names === undefined) {
      refuse(sql, 'A block is a heading, a paragraph, a note, a list, a link or a picture.');
    }
    if (Object.keys(block).some((name) => !names.includes(name))) {
      refuse(sql, 'A block has the members of its kind and no others.');
    }
    if (kind === 'list') {
      const isList = Array.isArray(items) && items.length >= 1 && items.length <= 30 && items.every((item) => isText(item, 500));
      if (!isList) refuse(sql, 'A list has 1 to 30 items of 1 to 500 characters.');
    } else if (kind === 'picture') {
      if (!crops.includes(crop)) refuse(sql, 'A picture is shown whole, wide or square.');
      const isPublished = sql.rows('media_library').some((picture) => picture.path === path && picture.status === 'published');
      if (!isPublished) refuse(sql, 'A picture of a text is a published picture of the library.');
    } else if (!isText(text, 2000)) {
      refuse(sql, 'The text of a block has 1 to 2000 characters.');
    }
    if (kind === 'link' && !(typeof target === 'string' && /^(\/|\/[^/ ][^ ]*|https:\/\/[^ ]+)$/.test(target))) {
      refuse(sql, 'A link leads to a path of this site or to an https address.');
    }
  }
  return null;
};

function refuse(sql: SqlWriter, message: string): never {
  return sql.raise(message, { code: '23514' });
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts characters like Postgres. */
function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value !== '' && Array.from(value).length <= most;
}
