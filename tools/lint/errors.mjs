// A rule of oxlint: a screen says what happened in its own words, never in those of a browser or a database ("TypeError: Failed to
// fetch"). `problemOf` has the words for every error of the backend.
const lastName = ({ name, property }) => name ?? property?.name ?? '';

/** Whether a value reaches the screen as it is. What a call or a function stands around may become other words, or a log entry. */
function isShown(node) {
  let at = node.parent;
  while (at && !/Function|CallExpression|JSXExpressionContainer/.test(at.type)) at = at.parent;
  return at?.type === 'JSXExpressionContainer';
}

const rawText = {
  meta: { type: 'problem' },
  create: (context) => ({
    MemberExpression(node) {
      const object = node.object.type === 'ChainExpression' ? node.object.expression : node.object;
      if (node.property.name !== 'message' || !/error$/i.test(lastName(object)) || !isShown(node)) return;
      context.report({
        node,
        message: 'The technical text of an error is no text for people. Show problemOf(error).text (lib/query).',
      });
    },
  }),
};

export default { meta: { name: 'errors' }, rules: { 'raw-text': rawText } };
