/** The field's labels. Sizes and lists of types are formatted in the reader's language. */
export interface FileDropWords {
  /** The invitation inside the zone. */
  invite: string;
  inviteOne: string;
  /** Below the invitation; either argument may be missing. */
  limits: (types: string | undefined, size: string | undefined) => string;
  /** Names of types such as `image/*` in `accept`. */
  kinds: Readonly<Record<'image' | 'audio' | 'video' | 'text', string>>;
  /** The list's accessible name. */
  chosen: string;
  remove: (name: string) => string;
  /** Precedes the file's name, for screen readers. */
  retry: string;
  queued: string;
  done: string;
  percent: (share: string, size: string) => string;
  wrongType: (name: string, types: string) => string;
  tooLarge: (name: string, size: string, limit: string) => string;
  isEmpty: (name: string) => string;
  isAlreadyThere: (name: string) => string;
  onlyOne: (name: string) => string;
  /** Announced. */
  added: (name: string) => string;
  removed: (name: string) => string;
  uploaded: (name: string) => string;
  failed: (name: string, reason: string) => string;
}

export const fileDropWords: FileDropWords = {
  invite: 'Drop files here, paste them, or browse',
  inviteOne: 'Drop a file here, paste it, or browse',
  limits: (types, size) => [types, size && `up to ${size}`].filter(Boolean).join(', '),
  kinds: { image: 'images', audio: 'audio', video: 'video', text: 'text' },
  chosen: 'Chosen files',
  remove: (name) => `Remove ${name}`,
  retry: 'Retry',
  queued: 'Waiting',
  done: 'Uploaded',
  percent: (share, size) => `${share} of ${size}`,
  wrongType: (name, types) => `${name} was not added: it is none of ${types}. Save it as one of these and add it again.`,
  tooLarge: (name, size, limit) =>
    `${name} was not added: it has ${size}, and ${limit} is the most. Make it smaller and add it again.`,
  isEmpty: (name) => `${name} was not added: it is empty, or a folder. Add the file itself.`,
  isAlreadyThere: (name) => `${name} was not added: it is in the list already.`,
  onlyOne: (name) => `${name} was not added: only one file is asked for. Add the one that you mean.`,
  added: (name) => `${name} added.`,
  removed: (name) => `${name} removed.`,
  uploaded: (name) => `${name} uploaded.`,
  failed: (name, reason) => `${name} failed. ${reason}`,
};
