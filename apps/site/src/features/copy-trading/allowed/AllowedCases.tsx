import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/copy-trading';
import { check, close, Icon, mail, type IconShape } from '@duneline/ui';
import type { TermGridItem } from '../../../lib/page/TermGrid.tsx';
import * as css from './AllowedCases.css.ts';

interface Answer {
  readonly id: keyof typeof css.answers;
  readonly icon: IconShape;
  readonly title: string;
  readonly cases: readonly TermGridItem[];
}

const asksForAdvisors = catalogue.programs.some(({ expertAdvisors }) => expertAdvisors === 'with-approval');
const tool: TermGridItem = { title: t.caseTool, text: t.caseToolWhy };

const answers: readonly Answer[] = [
  {
    id: 'yes',
    icon: check,
    title: t.answerYes,
    cases: [
      { title: t.caseOwn, text: t.caseOwnWhy },
      { title: t.caseMixed, text: t.caseMixedWhy },
      { title: t.caseTeam, text: t.caseTeamWhy },
    ],
  },
  { id: 'ask', icon: mail, title: t.answerAsk, cases: asksForAdvisors ? [tool] : [] },
  {
    id: 'no',
    icon: close,
    title: t.answerNo,
    cases: [
      { title: t.caseOther, text: t.caseOtherWhy },
      { title: t.caseService, text: t.caseServiceWhy },
      { title: t.caseUnregistered, text: t.caseUnregisteredWhy },
      { title: t.caseOpposite, text: t.caseOppositeWhy },
      { title: t.caseNews, text: t.caseNewsWhy({ minutes: rules.newsMinutes }) },
    ],
  },
];

/** Common cases, grouped by whether they are allowed, with reasons. */
export function AllowedCases() {
  return answers
    .filter(({ cases }) => cases.length > 0)
    .map(({ id, icon, title, cases }) => (
      <section key={id} className={css.answer} aria-labelledby={`allowed-${id}`}>
        <h3 id={`allowed-${id}`} className={`${css.title} ${css.answers[id]}`}>
          <Icon of={icon} /> {title}
        </h3>
        <dl>
          {cases.map((each) => (
            <div key={each.title} className={css.entry}>
              <dt className={css.name}>{each.title}</dt>
              <dd className={css.why}>{each.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
