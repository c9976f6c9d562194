// A rule of oxlint: a page survives the translation of the browser, which puts each text node into a <font> of its own. React still
// removes its text nodes from their old parent, or inserts an element before them, and throws. A text with an element of its own is safe.
const children = (node) =>
  node.children.filter(
    (child) =>
      !(child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );

/** What an expression may be: a `text`, `nothing`, an `element`, or `unknown`. */
function formsOf(node) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return ['text'];
    case 'Literal':
      return [typeof node.value === 'string' && node.value !== '' ? 'text' : typeof node.value === 'number' ? 'text' : 'nothing'];
    case 'JSXElement':
      return ['element'];
    case 'JSXFragment':
      return ['element', ...(children(node).some(isText) ? ['text'] : [])];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return formsOf(node.expression);
    case 'LogicalExpression': {
      const left = node.operator === '&&' ? ['nothing'] : formsOf(node.left).filter((form) => form !== 'nothing');
      return [...left, ...formsOf(node.right)];
    }
    case 'ConditionalExpression':
      return [...formsOf(node.consequent), ...formsOf(node.alternate)];
    case 'CallExpression':
      return [isMessage(node.callee) || node.callee.name?.startsWith('format') ? 'text' : isList(node) ? 'nothing' : 'unknown'];
    default:
      return [isMessage(node) ? 'text' : node.type === 'Identifier' && node.name === 'undefined' ? 'nothing' : 'unknown'];
  }
}

const isMessage = (node) => node.type === 'MemberExpression' && /^(?:t|texts|words|says)$/.test(node.object.name ?? '');
const isList = ({ callee }) => callee.type === 'MemberExpression' && /^(?:map|flatMap)$/.test(callee.property.name ?? '');
const isText = (child) => formsOf(child).every((form) => form === 'text');
/** Whether a child sometimes renders nothing. */
const isLoose = (child) => child.type !== 'JSXFragment' && formsOf(child).includes('nothing');

const looseText = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'A text that comes and goes, or follows what does, breaks a translated page. Give it a <span> of its own.',
      });
    const check = (node) => {
      const all = children(node);
      if (all.length < 2) return;
      for (const [at, child] of all.entries()) {
        const forms = formsOf(child);
        const isTextAtTimes =
          child.type === 'JSXExpressionContainer' && forms.includes('text') && /nothing|element/.test(forms.join(' '));
        if (isTextAtTimes || (isText(child) && at > 0 && isLoose(all[at - 1]))) report(child);
      }
    };
    /** A fragment that comes and goes takes its texts along. */
    const checkFragment = (node) => {
      if (node.type === 'JSXFragment' && formsOf(node).includes('text')) report(node);
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      LogicalExpression: ({ right }) => checkFragment(right),
      ConditionalExpression({ consequent, alternate }) {
        checkFragment(consequent);
        checkFragment(alternate);
      },
    };
  },
};

export default { meta: { name: 'translation' }, rules: { 'loose-text': looseText } };
