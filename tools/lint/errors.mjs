// A rule of oxlint: a screen says what happened in its own words, never in those of a browser or a database ("TypeError: Failed to
// fetch"). `problemOf` has the words for every error of the backend.
const lastName = ({ name, property }) => name ?? property?.name ?? '';

/**
 * Whether a value reaches the screen as it is, at once or as the state of a component. What another call or a function stands around may
 * become other words, or a log entry.
 */
function isShown(node) {
  let at = node.parent;
  while (at && !/Function|CallExpression|JSXExpressionContainer/.test(at.type)) at = at.parent;
  return at?.type === 'JSXExpressionContainer' || /^set[A-Z]/.test(at?.callee?.name ?? '');
}

/** Whether only errors of a class of ours come here, whose messages are for people. */
function isOurs(node, sourceCode) {
  let at = node.parent;
  while (at && !/CatchClause|ConditionalExpression/.test(at.type)) at = at.parent;
  return at != null && /instanceof (?!Error\b|TypeError\b|ServiceError\b)/.test(sourceCode.getText(at));
}

const rawText = {
  meta: { type: 'problem' },
  create: (context) => ({
    MemberExpression(node) {
      const object = node.object.type === 'ChainExpression' ? node.object.expression : node.object;
      if (node.property.name !== 'message' || !/error$/i.test(lastName(object)) || !isShown(node)) return;
      if (isOurs(node, context.sourceCode)) return;
      context.report({
        node,
        message: 'The technical text of an error is no text for people. Show problemOf(error).text (lib/query).',
      });
    },
  }),
};

export default { meta: { name: 'errors' }, rules: { 'raw-text': rawText } };
