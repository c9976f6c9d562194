import { brand, privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { Columns, Heading } from '@duneline/ui';
import { DayScale } from '../../lib/day-scale/DayScale.tsx';
import * as css from './DataSafety.css.ts';

const { answerBusinessDays, fixDays, disclosureDays } = privacy.reporting;

const steps = [
  { title: t.answerTitle({ days: answerBusinessDays }), text: t.answer, to: answerBusinessDays },
  { title: t.fixTitle({ days: fixDays }), text: t.fix, to: fixDays },
  { title: t.discloseTitle({ days: disclosureDays }), text: t.disclose, to: disclosureDays },
];

/** How to report a vulnerability, and the following steps on a scale of days. */
export function Reporting() {
  return (
    <Columns ratio="7:5" from="lg" gap={64} align="start">
      <ol role="list" className={css.steps}>
        {steps.map(({ title, text, to }) => (
          <li key={title} className={css.step}>
            <Heading level={3}>{title}</Heading>
            <DayScale days={{ from: 0, to }} last={disclosureDays} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={css.card}>
        <Heading level={3}>{t.writeTitle}</Heading>
        <p>
          <a href={`mailto:${brand.email.security}`}>{brand.email.security}</a>
        </p>
        <p>{t.write}</p>
        <ul className={css.rules}>
          <li>{t.ruleOwn}</li>
          <li>{t.ruleStop}</li>
          <li>{t.ruleQuiet}</li>
        </ul>
        <p>{t.safe}</p>
        <p>
          <a href="/.well-known/security.txt">security.txt</a>
        </p>
      </div>
    </Columns>
  );
}
