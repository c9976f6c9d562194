import type { Invariants } from '../moment.ts';

const onItsWay = ['ready', 'uploading', 'submitting', 'failed'];

export const kycUpload: Invariants = {
  'only-checked-files-leave': ({ after }) => {
    const { file, path, rules } = after.context;
    const hasArrivedBefore = file === null && path !== '';
    const isKept =
      file !== null &&
      file.size > 0 &&
      file.size <= rules.maxBytes &&
      rules.types.includes(file.type) &&
      file.content === file.type;
    return isKept || hasArrivedBefore || !onItsWay.some((tag) => after.hasTag(tag));
  },
  'rejected-with-a-reason': ({ after }) => !after.hasTag('rejected') || after.context.reason !== null,
  'arrived-before-handed-in': ({ after }) => !after.hasTag('submitting') || after.context.path !== '',
};
