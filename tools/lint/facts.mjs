// A rule of oxlint: a price, a percentage or a rule's figure stands in specs/site, never in a component (ARCHITECTURE.md).
const IN_TEXT = /[$€]\d|\d\s?%/;
const NAMED_AS_FACT = /(?:percent|cents|price|fee|bonus)$/i;
/** Names of attributes and properties whose percentages are geometry. */
const GEOMETRY = /^(?:[cfr]?[xy][12]?|r|width|height|offset|(?:inline|block)Size|inset\w*|viewBox|sizes)$/;
/** Figures of arithmetic rather than facts. */
const ARITHMETIC = new Set([0, 1, 50, 100]);

const nameOf = ({ key, id, name }) => (key ?? id ?? name)?.name ?? (key ?? id ?? name)?.value ?? '';
const isNamed = ({ type }) => type === 'JSXAttribute' || type === 'Property' || type === 'VariableDeclarator';

/** The attribute, property or variable that receives the value of `node`. */
function receiverOf(node) {
  let at = node.parent;
  while (at && /^(?:JSXExpressionContainer|TemplateLiteral|ConditionalExpression|UnaryExpression|TSAsExpression)$/.test(at.type))
    at = at.parent;
  return at && isNamed(at) ? nameOf(at) : '';
}

const literal = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `${text} stands here itself. Prices, percentages and figures of rules stand once, in specs/site: read it from @duneline/specs/site.`,
      });
    const readText = (node, text) => {
      if (IN_TEXT.test(text) && !GEOMETRY.test(receiverOf(node))) report(node, JSON.stringify(text.trim().slice(0, 40)));
    };
    return {
      JSXText: (node) => readText(node, node.value),
      TemplateElement: (node) => readText(node, node.value.raw),
      Literal(node) {
        if (typeof node.value === 'string') readText(node, node.value);
        if (typeof node.value !== 'number' || ARITHMETIC.has(node.value)) return;
        const name = receiverOf(node);
        if (NAMED_AS_FACT.test(name)) report(node, `${name} = ${node.value}`);
      },
    };
  },
};

export default { meta: { name: 'facts' }, rules: { literal } };
