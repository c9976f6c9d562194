import * as t from '@duneline/specs/messages/file-field';
import type { FileDropWords } from '@duneline/ui';

/** What a field for files says, in the page's language. */
export const fileWords: FileDropWords = {
  invite: t.invite,
  inviteOne: t.inviteOne,
  limits: (types, size) => (types && size ? t.limits({ types, size }) : (types ?? size ?? '')),
  kinds: { image: t.image, audio: t.audio, video: t.video, text: t.text },
  chosen: t.chosen,
  remove: (name) => t.remove({ name }),
  retry: t.retry,
  queued: t.queued,
  done: t.done,
  percent: (share, size) => t.percent({ share, size }),
  wrongType: (name, types) => t.wrongType({ name, types }),
  tooLarge: (name, size, limit) => t.tooLarge({ name, size, limit }),
  isEmpty: (name) => t.isEmpty({ name }),
  isAlreadyThere: (name) => t.isAlreadyThere({ name }),
  onlyOne: (name) => t.onlyOne({ name }),
  added: (name) => t.added({ name }),
  removed: (name) => t.removed({ name }),
  uploaded: (name) => t.uploaded({ name }),
  failed: (name, reason) => t.failed({ name, reason }),
};
