// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const invite = 'Drop files here, paste them, or browse';
export const inviteOne = 'Drop a file here, paste it, or browse';
export const limits = ({ types, size }: { types: string | number; size: string | number }): string => `${types}, up to ${size}`;
export const image = 'images';
export const audio = 'audio';
export const video = 'video';
export const text = 'text';
export const chosen = 'Chosen files';
export const remove = ({ name }: { name: string | number }): string => `Remove ${name}`;
export const retry = 'Retry';
export const queued = 'Waiting';
export const done = 'Uploaded';
export const percent = ({ share, size }: { share: string | number; size: string | number }): string => `${share} of ${size}`;
export const wrongType = ({ name, types }: { name: string | number; types: string | number }): string =>
  `${name} was not added: only ${types} are accepted. Save it as one of these and add it again.`;
export const tooLarge = ({ name, size, limit }: { name: string | number; size: string | number; limit: string | number }): string =>
  `${name} was not added: its size is ${size}, and the limit is ${limit}. Make it smaller and add it again.`;
export const isEmpty = ({ name }: { name: string | number }): string =>
  `${name} was not added: it is empty, or a folder. Add the file itself.`;
export const isAlreadyThere = ({ name }: { name: string | number }): string =>
  `${name} was not added: it is already in the list.`;
export const onlyOne = ({ name }: { name: string | number }): string =>
  `${name} was not added: only one file can be added. Add the one that you mean.`;
export const added = ({ name }: { name: string | number }): string => `${name} added.`;
export const removed = ({ name }: { name: string | number }): string => `${name} removed.`;
export const uploaded = ({ name }: { name: string | number }): string => `${name} uploaded.`;
export const failed = ({ name, reason }: { name: string | number; reason: string | number }): string =>
  `${name} failed. ${reason}`;
