import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import * as section from '../section/section.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { CopyPicture } from './CopyPicture.tsx';
import { ItemizedPrice } from './ItemizedPrice.tsx';
import { LimitsPicture } from './LimitsPicture.tsx';
import { SizesPicture } from './SizesPicture.tsx';
import { TargetPicture } from './TargetPicture.tsx';
import { TimesPicture } from './TimesPicture.tsx';
import { WhyCard } from './WhyCard.tsx';
import * as css from './Why.css.ts';

/** Six reasons in 7 + 5, 4 + 4 + 4 and 12 columns, each a sentence and a drawing of real figures (spec §2). */
export function Why() {
  return (
    <section className={section.section} aria-labelledby="why">
      <div className={section.container}>
        <SectionHead id="why" title={t.whyTitle({ name: brand.name })}>
          {t.whyLead}
        </SectionHead>
        <ul role="list" className={css.grid}>
          <WhyCard feature="one-target" span="seven">
            <TargetPicture />
          </WhyCard>
          <WhyCard feature="itemized-price" span="five" anchor="winner-bonus">
            <ItemizedPrice />
          </WhyCard>
          <WhyCard feature="visible-limits" span="four">
            <LimitsPicture />
          </WhyCard>
          <WhyCard feature="scaling" span="four">
            <SizesPicture />
          </WhyCard>
          <WhyCard feature="copy-trading" span="lastFour">
            <CopyPicture />
          </WhyCard>
          <WhyCard feature="payouts" span="twelve" anchor="payout-schedule">
            <TimesPicture />
          </WhyCard>
        </ul>
      </div>
    </section>
  );
}
