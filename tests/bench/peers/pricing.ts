import { catalogue, content } from '@duneline/specs/site';

const [offered] = catalogue.programs;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/**
 * The content of every contestant's page: three programs, the sizes and phases of the first, three questions. All of it is text.
 */
export const pricing = {
  sizes: offered?.tiers.map(({ label }) => ({ id: label, value: label, label })),
  phases: offered?.phases.map(({ id, name }) => ({ id, value: id, label: name })),
  plans: catalogue.programs.map(({ id, name, description, tiers, phases, rewardSharePercent }) => ({
    id,
    name,
    description,
    prices: offered?.tiers.map(({ label }) => {
      const tier = tiers.find((one) => one.label === label) ?? tiers.at(-1);
      return dollars.format((tier?.priceCents ?? Number.NaN) / 100);
    }),
    facts: offered?.phases.map((phase) => {
      const { rules } = phases.find((one) => one.id === phase.id) ?? phase;
      return [
        { id: 'daily', term: 'Daily loss', value: `${rules.dailyLossPercent}%` },
        { id: 'drawdown', term: 'Drawdown', value: `${rules.maxDrawdownPercent}%` },
        { id: 'share', term: 'Your share', value: `${rewardSharePercent.to}%` },
      ];
    }),
  })),
  questions: content.faq.slice(0, 3).map(({ question, answer }) => ({ id: question, question, answer })),
};
