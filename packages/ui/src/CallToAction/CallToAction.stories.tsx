import { catalogue, rules } from '@duneline/specs/site';
import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import { CallToAction } from './CallToAction.tsx';

const [smallest] = catalogue.programs[0]?.tiers ?? [];
const price = `$${(smallest?.priceCents ?? 0) / 100}`;

const meta = preview.meta({
  title: 'Blocks/CallToAction',
  component: CallToAction,
  args: {
    title: [`Start with ${price}.`, 'Get it back when you pass.'],
    children: `Pass the simulated evaluation and the fee returns with a bonus; ${rules.inactivityDays} days without a trade closes the account.`,
    actions: (
      <>
        <ButtonLink variant="primary" size="lg" href="#checkout">
          Request Access <Icon of={arrowRight} />
        </ButtonLink>
        <ButtonLink size="lg" href="#pricing">
          See prices
        </ButtonLink>
      </>
    ),
  },
  parameters: notes({
    dos: ['State the price, and what happens to it.', 'State conditions beside the offer.', 'Use it once, at the end of a page.'],
    donts: ['No countdown, no "only today".', 'No more than two actions.'],
    announces: ['A heading of level 2 whose sentences are read one after the other; links.'],
    clause: '§2 Closing call to action',
  }),
});

export const States = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: `Start with ${price}. Get it back when you pass.` }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    title: [`ابدأ بمبلغ \u2066${price}\u2069.`, 'واسترده عند الاجتياز.'],
    children: `اجتز التقييم المحاكى لتعود إليك الرسوم؛ ${rules.inactivityDays} يومًا من دون صفقة تُغلق الحساب.`,
    actions: (
      <ButtonLink variant="primary" size="lg" href="#checkout">
        اطلب الوصول <Icon of={arrowRight} />
      </ButtonLink>
    ),
  },
});
