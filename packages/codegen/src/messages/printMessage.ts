import { TYPE, parse, type MessageFormatElement, type PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';
import { printString } from '../emit/printValue.ts';
import { isName } from './names.ts';

const WIDTH = 130;
const ANY = 'string | number';

export interface PrintedMessage {
  /** The export, with its TypeScript types. */
  readonly code: string;
  /** Declarations that the module needs once, such as plural rules. */
  readonly needs: readonly string[];
  /** The names of its arguments. */
  readonly args: readonly string[];
}

interface Context {
  readonly language: string;
  /** TypeScript types by argument. */
  readonly types: Map<string, string>;
  readonly needs: Set<string>;
  readonly onProblem: (message: string) => void;
}

/**
 * Prints an ICU message as a string constant, or as a function of its arguments. Supports literals, arguments, numbers, plurals
 * and selects.
 */
export function printMessage(key: string, text: string, language: string, onProblem: (message: string) => void): PrintedMessage {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { ignoreTag: true, requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { column: number } } };
    const at = location ? ` at character ${location.start.column}` : '';
    onProblem(
      `is not valid ICU text: ${message.toLowerCase().replaceAll('_', ' ')}${at}. Correct the braces, or quote them with '.`,
    );
    return { code: '', needs: [], args: [] };
  }
  const context: Context = { language, types: new Map(), needs: new Set(), onProblem };
  const body = printElements(elements, context, null);
  if (context.types.size === 0) return { code: `export const ${key} = ${body};`, needs: [], args: [] };
  const names = [...context.types.keys()];
  const types = names.map((name) => `${name}: ${context.types.get(name) ?? 'string'}`);
  const hasCases = elements.some(({ type }) => type === TYPE.plural || type === TYPE.select);
  // Only plurals need their text as documentation, because their code is hard to read.
  const docs = hasCases ? `/** ${text.replaceAll('*/', String.raw`*\/`).replaceAll(/\s+/g, ' ')} */\n` : '';
  const start = `export const ${key} = ({ ${names.join(', ')} }: { ${types.join('; ')} }): string =>`;
  const isLong = start.length + body.length + 2 > WIDTH;
  return { code: `${docs}${start}${isLong ? '\n  ' : ' '}${body};`, needs: [...context.needs], args: names };
}

/** A JavaScript expression: a quoted string, or a template literal if there are arguments. */
function printElements(elements: readonly MessageFormatElement[], context: Context, count: string | null): string {
  if (elements.every((element) => element.type === TYPE.literal)) {
    return printString(elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join(''));
  }
  const [first] = elements;
  if (first && elements.length === 1 && (first.type === TYPE.plural || first.type === TYPE.select))
    return printElement(first, context, count);
  const template = elements.map((element) =>
    element.type === TYPE.literal ? escapeTemplate(element.value) : `\${${printElement(element, context, count)}}`,
  );
  return `\`${template.join('')}\``;
}

function printElement(element: MessageFormatElement, context: Context, count: string | null): string {
  switch (element.type) {
    case TYPE.argument:
      return use(context, element.value, ANY);
    case TYPE.number: {
      const style = element.style;
      if (style !== null && style !== undefined && style !== 'integer' && style !== 'percent') {
        context.onProblem(
          `has the number style ${JSON.stringify(style)}, which is not supported. Use {${element.value}, number}, integer or percent.`,
        );
      }
      return `${formatter(context, style === 'integer' || style === 'percent' ? style : 'plain')}.format(${use(context, element.value, 'number')})`;
    }
    case TYPE.pound:
      if (count !== null) return `${formatter(context, 'plain')}.format(${count})`;
      context.onProblem(`has a # outside of a plural. Write the argument instead.`);
      return "''";
    case TYPE.plural:
      return printPlural(element.value, element.options, element.offset, element.pluralType === 'ordinal', context);
    case TYPE.select: {
      const { other, ...cases } = element.options;
      const name = use(context, element.value, 'string');
      return printCases(
        Object.entries(cases).map(([value, option]) => [`${name} === ${printString(value)}`, option]),
        other,
        context,
        count,
      );
    }
    default:
      context.onProblem(
        `uses a kind of argument that is not supported. Use {name}, {name, number}, {name, plural, …} or {name, select, …}.`,
      );
      return "''";
  }
}

function printPlural(
  value: string,
  options: Record<string, PluralOrSelectOption>,
  offset: number,
  isOrdinal: boolean,
  context: Context,
): string {
  const name = use(context, value, 'number');
  const count = offset === 0 ? name : `(${name} - ${offset})`;
  const { other, ...cases } = options;
  const entries = Object.entries(cases);
  const exact = entries
    .filter(([rule]) => rule.startsWith('='))
    .map(([rule, option]): [string, PluralOrSelectOption] => [`${name} === ${rule.slice(1)}`, option]);
  const named = entries
    .filter(([rule]) => !rule.startsWith('='))
    .map(([rule, option]): [string, PluralOrSelectOption] => [
      `${rules(context, isOrdinal)}.select(${count}) === '${rule}'`,
      option,
    ]);
  return printCases([...exact, ...named], other, context, count);
}

function printCases(
  cases: readonly (readonly [string, PluralOrSelectOption])[],
  other: PluralOrSelectOption | undefined,
  context: Context,
  count: string | null,
): string {
  const last = printElements(other?.value ?? [], context, count);
  return cases.reduceRight(
    (rest, [condition, option]) => `${condition} ? ${printElements(option.value, context, count)} : ${rest}`,
    last,
  );
}

function use(context: Context, name: string, type: string): string {
  if (!isName(name))
    context.onProblem(`has the argument {${name}}, which is not a camelCase name or is a word of JavaScript. Rename it.`);
  // A plural or number makes an argument a number in the whole message; a plain {name} accepts either type.
  const known = context.types.get(name);
  if (known === undefined || known === ANY) context.types.set(name, type);
  else if (type !== ANY && type !== known) context.onProblem(`uses {${name}} as ${known} and as ${type}. Use two arguments.`);
  return name;
}

// The names start with $, so that no message or argument shadows them.
function formatter({ language, needs }: Context, style: 'plain' | 'integer' | 'percent'): string {
  const names = { plain: '$numbers', integer: '$integers', percent: '$percents' };
  const options = { plain: '', integer: ', { maximumFractionDigits: 0 }', percent: ", { style: 'percent' }" };
  const locale = language === 'en' ? language : `${language}-u-nu-latn`; // all languages use Latin digits
  needs.add(`const ${names[style]} = /* @__PURE__ */ new Intl.NumberFormat('${locale}'${options[style]});`);
  return names[style];
}

function rules({ language, needs }: Context, isOrdinal: boolean): string {
  const name = isOrdinal ? '$ordinals' : '$plurals';
  needs.add(`const ${name} = /* @__PURE__ */ new Intl.PluralRules('${language}'${isOrdinal ? ", { type: 'ordinal' }" : ''});`);
  return name;
}

function escapeTemplate(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${').replaceAll('\n', '\\n');
}
