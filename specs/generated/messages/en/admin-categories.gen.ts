// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Blog categories';
export const lead = 'Groups of articles in the blog. Visitors see changes at once; a category appears as soon as a published article is in it. The numbers include drafts.';
export const empty = 'There are no categories.';
export const order = 'Order in the blog';
export const orderHint = 'Drag a category by its handle, or press Enter on the handle, move it with the arrow keys, and press Enter again.';
export const move = ({ name }: { name: string | number }): string => `Move ${name}`;
export const notMoved = 'The new order could not be stored.';
/** {count, plural, =0 {No articles} one {# article} other {# articles}} */
export const articles = ({ count }: { count: number }): string =>
  count === 0 ? 'No articles' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} article` : `${$numbers.format(count)} articles`;
export const noEnglish = 'No English text';
export const noArabic = 'No Arabic text';
export const create = 'New category';
export const edit = 'Edit';
export const editNamed = ({ name }: { name: string | number }): string => `Edit ${name}`;
export const changeTitle = ({ name }: { name: string | number }): string => `Category “${name}”`;
export const save = 'Save';
export const saving = 'Saving the category';
export const notStored = 'The category could not be saved. What you wrote is still here.';
export const conflict = 'Somebody else has changed this category. Save again to replace its texts';
export const gone = 'Somebody has deleted this category.';
export const close = 'Close';
export const name = 'Name';
export const nameEmpty = 'Write a name.';
export const description = 'Description';
export const descriptionEmpty = 'Write what its articles are about.';
export const address = 'Address';
export const addressText = ({ address }: { address: string | number }): string =>
  `${address}, in both languages. It cannot be changed later.`;
export const addressForm = ({ most }: { most: string | number }): string =>
  `Use lowercase letters, digits and single hyphens, at most ${most} characters.`;
export const addressTaken = 'Another category has this address. Choose another one.';
export const addressFixed = 'Its address stays as it is, so that links to it work.';
export const remove = 'Delete';
export const deleteNamed = ({ name }: { name: string | number }): string => `Delete ${name}`;
export const deleteTitle = ({ name }: { name: string | number }): string => `Delete the category “${name}”?`;
export const deleteText = 'It is deleted in both languages. No article is in it.';
export const keep = 'Keep it';
export const notDeleted = 'The category could not be deleted.';
export const inUse = 'An article is now in it. Move the article to another category first.';
